package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.Settings;
import io.lammer.server.StartRefused;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// What is checked before anybody is let in. That the journals are whole since the last seal and
/// that the database is durable was checked when the floor was opened; it would not be open else.
@Component
final class SelfCheck {
  private final FloorHost host;
  private final Settings settings;

  SelfCheck(FloorHost host, Settings settings) {
    this.host = host;
    this.settings = settings;
  }

  /// A line for each thing that was checked; refuses what is not as it must be.
  List<String> lines() {
    var program = Program.hash().orElse(null);
    var catalog = host.rulesHash();
    require("program", settings.expectProgram(), program);
    require("catalog", settings.expectCatalog(), catalog);
    var database = host.live().database();
    var journals = database.journals().list();
    return List.of(
        program == null
            ? say("ops.program-classes", Program.NAME)
            : say("ops.program", Program.NAME, program),
        say("ops.catalog", host.floor().rules().catalog().paytables().size(), catalog),
        say("ops.database", settings.db().toAbsolutePath().normalize()),
        database
            .seals()
            .last()
            .map(seal -> say("ops.sealed", journals.size(), seal.number(), seal.day(), seal.hash()))
            .orElseGet(() -> say("ops.unsealed", journals.size())));
  }

  private static void require(String what, @Nullable String expected, @Nullable String found) {
    if (expected != null && !expected.equalsIgnoreCase(found)) {
      throw new StartRefused(
          "the %s has SHA-256 %s; lammer.expect-%s is %s".formatted(what, found, what, expected));
    }
  }
}
