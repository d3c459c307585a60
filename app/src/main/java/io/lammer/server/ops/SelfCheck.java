package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import java.util.List;
import org.springframework.stereotype.Component;

/// What was checked before anybody is let in: when the floor was opened. It would not be open else.
@Component
record SelfCheck(FloorHost host, Settings settings) {
  /// A line for each thing that was checked.
  List<String> lines() {
    var started = host.started();
    var database = host.live().database();
    var journals = database.journals().list();
    return List.of(
        say("ops.program", started.version(), started.program()),
        started.cache() == null ? say("ops.no-cache") : say("ops.cache", started.cache()),
        say("ops.catalog", host.floor().rules().catalog().paytables().size(), started.catalog()),
        settings
            .db()
            .file()
            .map(file -> say("ops.database", file.toAbsolutePath().normalize()))
            .orElseGet(() -> say("ops.postgresql", settings.db())),
        database
            .seals()
            .last()
            .map(seal -> say("ops.sealed", journals.size(), seal.number(), seal.day(), seal.hash()))
            .orElseGet(() -> say("ops.unsealed", journals.size())),
        say("ops.day", host.live().day()));
  }
}
