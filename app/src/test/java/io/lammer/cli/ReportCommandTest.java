package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Database;
import io.lammer.table.GamingDay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {
  @TempDir Path folder;
  private Path house;

  @BeforeEach
  void found() {
    house = folder.resolve("house.db");
    Database.open(house).close();
  }

  private Run report(String... more) {
    var arguments = new String[more.length + 3];
    arguments[0] = "report";
    arguments[1] = "--db";
    arguments[2] = house.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return Run.of(arguments);
  }

  @Test
  void aDayWithoutPlayIsReportedInEveryForm() throws IOException {
    var text = report("--day", "2026-11-15", "--zone", "America/Los_Angeles");
    assertThat(text.error()).isEmpty();
    assertThat(text.code()).isZero();
    assertThat(text.out())
        .contains("Gaming day 2026-11-15", "From         2026-11-15 06:00:00 PST", "sum to zero");
    assertThat(report("--day", "2026-11-15", "--csv").out()).startsWith("section,subject,");
    assertThat(report("--day", "2026-11-15", "--html").out()).contains("<h1>Gaming day");
    assertThat(report().code()).isZero();
    var file = folder.resolve("day.pdf");
    assertThat(report("--day", "2026-11-15", "--pdf", "-o", file.toString()).code()).isZero();
    assertThat(Files.readAllBytes(file)).startsWith('%', 'P', 'D', 'F');
  }

  @Test
  void aMonthIsReportedAsADayIs() {
    var text = report("--month", "2026-11", "--zone", "America/Los_Angeles");
    assertThat(text.error()).isEmpty();
    assertThat(text.out())
        .contains("Gaming days 2026-11-01 to 2026-11-30")
        .contains("From         2026-11-01 06:00:00 PST", "To           2026-12-01 06:00:00 PST");
    assertThat(report("--month", "2026-11", "--day", "2026-11-15").code()).isEqualTo(64);
    assertThat(report("--month", "winter").code()).isEqualTo(64);
  }

  @Test
  void everyCommandUsesTheGamingDayThatTheHouseKeeps() {
    var db = List.of("--db", house.toString());
    assertThat(gamingDay().out()).isEqualTo("none yet: the first start of a server sets it\n");
    var set = gamingDay("--profile", "nevada", "--reason", "moved to Reno");
    assertThat(set.error()).isEmpty();
    assertThat(set.out()).startsWith("profile nevada, gaming day from 0");
    assertThat(gamingDay().out()).isEqualTo(set.out());
    var text = report("--day", "2026-11-15");
    assertThat(text.out()).contains("nevada, ", "00 PST").doesNotContain("UTC");
    for (var other : List.of("--profile=other", "--zone=UTC", "--roll-over=3")) {
      var refused = report("--day", "2026-11-15", other);
      assertThat(refused.code()).isEqualTo(64);
      assertThat(refused.error()).contains("the house keeps profile nevada");
    }
    assertThat(report("--day", "2026-11-15", "--profile", "nevada").out()).isEqualTo(text.out());
    assertThat(gamingDay("--profile", "other").error()).contains("--profile without --reason");
    var journal = Run.of("journal", "house", db.getFirst(), db.getLast());
    assertThat(journal.out()).contains("day-set", "moved to Reno (on the machine, as ");
    var seal = Run.of("seal", db.getFirst(), db.getLast());
    var today = new GamingDay(ZoneId.of("America/Los_Angeles"), 6).of(Instant.now());
    assertThat(seal.out()).startsWith("seal 1 of " + today);
  }

  private Run gamingDay(String... more) {
    var words = new ArrayList<>(List.of("gaming-day", "--db", house.toString()));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void aMissingOrForeignDatabaseIsInvalid() throws IOException {
    var missing = Run.of("report", "--db", folder.resolve("none.db").toString());
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.error()).contains("none.db does not exist");
    assertThat(folder.resolve("none.db")).doesNotExist();
    var foreign = Files.writeString(folder.resolve("text.db"), "not a database at all");
    assertThat(Run.of("report", "--db", foreign.toString()).code()).isEqualTo(2);
  }

  @Test
  void wrongOptionsAreWrongUsage() {
    assertThat(report("--profile", "atlantis").error()).contains("washington-card-room, ");
    assertThat(report("--profile", "atlantis").code()).isEqualTo(64);
    assertThat(report("--roll-over", "24").code()).isEqualTo(64);
    assertThat(report("--zone", "Mars").code()).isEqualTo(64);
    assertThat(report("--day", "yesterday").code()).isEqualTo(64);
    assertThat(report("--pdf").code()).isEqualTo(64);
    assertThat(report("--pdf", "--csv").code()).isEqualTo(64);
  }
}
