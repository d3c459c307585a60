package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.kit.Repo;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Answer;
import io.lammer.table.Event;
import io.lammer.table.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Craps wagers that are data alone, played at a table.
class SideBetsTest {
  private static final Catalog CATALOG = Catalog.builtIn().with(List.of(sideBets()));

  private static Catalog.Source sideBets() {
    try {
      return new Catalog.Source(
          "craps.yaml", Files.readString(Repo.root().resolve("examples/side-bets/craps.yaml")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Answer<ScriptRun> run(String craps, String... steps) {
    var text =
        """
        table:
          edition: bonus-craps-original
          modification-approval: A-1
          craps: {%s}
          single-events: [FIRE-BET, HI-LO, TWICE-HARD-8, RIDE-THE-LINE]
        play:
        """
            .formatted(craps);
    return ScriptRun.of(
        CATALOG, Script.parse("test", text + "  - " + String.join("\n  - ", steps) + "\n"));
  }

  private static ScriptRun play(String... steps) {
    if (run("odds: 2x", steps) instanceof Answer.Accepted<ScriptRun>(var run)) {
      return run;
    }
    throw new AssertionError("the set-up is refused");
  }

  /// What each settled wager won, or a loss or push, as `wager row winnings returned`.
  private static List<String> settled(ScriptRun run) {
    assertThat(run.steps()).allMatch(ScriptRun.Played::isAccepted);
    return run.steps().stream()
        .flatMap(step -> step.events().stream())
        .filter(Event.Settled.class::isInstance)
        .flatMap(event -> ((Event.Settled) event).settlement().lines().stream())
        .map(
            line ->
                "%s %s %s %s".formatted(line.name(), line.row(), line.winnings(), line.returned()))
        .toList();
  }

  @Test
  void fourDifferentPointsWinTheFireBetAtTheSevenOut() {
    assertThat(
            settled(
                play(
                    "bet: {seat: 1, wager: FIRE-BET, amount: 5}",
                    "roll: [6, 5]",
                    "roll: [1, 3]",
                    "roll: [2, 2]",
                    "roll: [5, 2]",
                    "roll: [1, 4]",
                    "roll: [2, 3]",
                    "roll: [1, 5]",
                    "roll: [3, 3]",
                    "roll: [1, 3]",
                    "roll: [1, 3]",
                    "roll: [2, 6]",
                    "roll: [4, 4]",
                    "roll: [6, 3]",
                    "roll: [6, 1]")))
        .containsExactly("FIRE-BET 4 different points $120.00 $5.00");
  }

  @Test
  void threeDifferentPointsLoseIt() {
    assertThat(
            settled(
                play(
                    "bet: {seat: 1, wager: FIRE-BET, amount: 5}",
                    "roll: [1, 3]",
                    "roll: [2, 2]",
                    "roll: [1, 3]",
                    "roll: [6, 1]")))
        .containsExactly("FIRE-BET null $0.00 $0.00");
  }

  @Test
  void oneRollDecidesHiLoWhetherOrNotThereIsAPoint() {
    assertThat(
            settled(
                play(
                    "bet: {seat: 1, wager: HI-LO, amount: 5}",
                    "roll: [6, 6]",
                    "roll: [1, 3]",
                    "bet: {seat: 2, wager: HI-LO, amount: 5}",
                    "roll: [1, 2]")))
        .containsExactly("HI-LO 2 or 12 $75.00 $5.00", "HI-LO null $0.00 $0.00");
  }

  @Test
  void anEasyEightEndsTwiceHardAndTwoHardOnesWinIt() {
    assertThat(
            settled(
                play(
                    "bet: {seat: 1, wager: TWICE-HARD-8, amount: 1}",
                    "roll: [4, 4]",
                    "roll: [5, 3]")))
        .containsExactly("TWICE-HARD-8 null $0.00 $0.00");
    assertThat(
            settled(
                play(
                    "bet: {seat: 1, wager: TWICE-HARD-8, amount: 1}",
                    "roll: [4, 4]",
                    "roll: [1, 2]",
                    "roll: [4, 4]")))
        .containsExactly("TWICE-HARD-8 Two hard 8s $100.00 $1.00");
  }

  @Test
  void aPushGivesTheStakeBack() {
    assertThat(
            settled(
                play(
                    "bet: {seat: 1, wager: RIDE-THE-LINE, amount: 5}",
                    "roll: [6, 1]",
                    "roll: [5, 6]",
                    "roll: [1, 3]",
                    "roll: [3, 1]",
                    "roll: [1, 3]",
                    "roll: [6, 1]")))
        .containsExactly("RIDE-THE-LINE 3 wins $0.00 $5.00");
  }

  @Test
  void aWagerOnPointsIsMadeOnAComeOutRollAndWhileNoneIsInProgress() {
    var run =
        play(
            "bet: {seat: 1, wager: FIRE-BET, amount: 5}",
            "roll: [1, 3]",
            "bet: {seat: 2, wager: FIRE-BET, amount: 5}",
            "roll: [2, 2]",
            "roll: [6, 1]",
            "bet: {seat: 2, wager: FIRE-BET, amount: 5}");
    assertThat(run.steps().stream().map(ScriptRun.Played::refusal).map(SideBetsTest::code))
        .containsExactly("", "", "COME_OUT_ONLY", "", "", "BONUS_IN_PROGRESS");
  }

  private static String code(@Nullable Refusal refusal) {
    return refusal == null ? "" : refusal.code().name();
  }

  @Test
  void aCraplessTableHasNoWagerThatFollowsPoints() {
    assertThat(run("crapless: true", "roll: [1, 1]").refusals())
        .extracting(Refusal::message)
        .containsExactly(
            "FIRE-BET follows the points of standard craps; expected a table that is not crapless",
            "RIDE-THE-LINE follows the points of standard craps; expected a table that is not"
                + " crapless");
  }
}
