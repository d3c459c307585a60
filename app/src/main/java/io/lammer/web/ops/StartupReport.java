package io.lammer.web.ops;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.HouseService;
import io.lammer.web.Settings;
import java.util.List;
import org.springframework.stereotype.Component;

/// The lines printed at start-up about what was checked when the floor was opened. A failed check
/// would have prevented the start.
@Component
record StartupReport(HouseService host, Settings settings) {
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
