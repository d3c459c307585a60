package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Adjustment;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.journal.TestDatabase;
import io.lammer.kit.Proves;
import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JackpotJournalTest {
  @TempDir Path folder;

  /// From the beginning amount on, each change says what it was for and what it left.
  @Test
  @Proves({"WAC-685-3", "WAC-695-6"})
  void everyChangeOfAMeterIsExplainedInItsJournal() {
    everyChangeIsExplained(TestDatabase.SQLITE);
  }

  @Test
  void everyChangeOfAMeterIsExplainedInPostgres() {
    everyChangeIsExplained(TestDatabase.POSTGRESQL);
  }

  private void everyChangeIsExplained(TestDatabase kind) {
    try (var pit = new Pit(kind.house(folder.resolve("house.db")))) {
      pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
      pit.open("B1", Pit.LINKED);
      pit.play(
          "B1", "bet: {seat: 1, wager: harmony}", "deal: {player: [8h, Kd], banker: [7c, 7d]}");
      pit.agreed(Pit.ACCOUNTING, adjust(Adjustment.MALFUNCTION, "-0.95", "it showed too much"));
      pit.agreed(Pit.ACCOUNTING, adjust(Adjustment.ADDED, "100.00", "an anniversary"));
      assertThat(explained(pit))
          .containsExactly(
              "$60,000.75 at first under IC-8",
              "$60,000.95 after 1 wagers at B1",
              "$60,000.95 to $60,000.00, MALFUNCTION: it showed too much",
              "$60,000.00 to $60,100.00, ADDED: an anniversary");
    }
  }

  private static Act.Adjust adjust(Adjustment reason, String amount, String note) {
    return new Act.Adjust("harmony", reason, Money.of(new BigDecimal(amount)), null, note);
  }

  private static List<String> explained(Pit pit) {
    return new History(pit.floor().database(), Pit.RULES)
        .of(LiveJackpot.journal("harmony"))
        .map(happened -> words((JackpotEvent) happened.event()))
        .filter(words -> words != null)
        .toList();
  }

  private static @Nullable String words(JackpotEvent event) {
    return switch (event) {
      case JackpotEvent.Opened(_, var after, _, var controls) ->
          "%s at first under %s".formatted(after.displayed(), controls);
      case JackpotEvent.Contributed(var table, var wagers, var after) ->
          "%s after %d wagers at %s".formatted(after.displayed(), wagers, table);
      case JackpotEvent.Adjusted(var reason, var note, var before, var after) ->
          "%s to %s, %s: %s".formatted(before.displayed(), after.displayed(), reason, note);
      default -> null;
    };
  }
}
