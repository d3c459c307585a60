package io.lammer.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.Roll;
import io.lammer.rules.Ending;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog;
import io.lammer.table.Answer;
import io.lammer.table.BonusProgress;
import io.lammer.table.BonusProgress.Prize;
import io.lammer.table.Markers.Collected;
import io.lammer.table.Markers.Followed;
import io.lammer.table.View;
import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("InlineFormatString")
class ProgressTest {
  private static final String TABLE =
      """
      table:
        edition: bonus-craps-wa
        bonus-craps: PT-FLT-BC-03
        jackpots:
          - {paytable: PT-BJS-MEA-03, kind: progressive, wager: 2, meter: 18250.40, seed: 10000, increment: 25%%}
          - {paytable: %s, kind: progressive, wager: 1, meter: 7412.35, seed: 5000, increment: 20%%}
      play:
        - bet: {seat: 1, wager: pass, amount: 5}
        - bet: {seat: 2, wager: pass, amount: 5}
      """;

  private static final String BONUS =
      """
        - bet: {seat: 1, wager: all-small, amount: 5}
        - bet: {seat: 1, wager: all-tall, amount: 5}
        - bet: {seat: 2, wager: all-small, amount: 10}
        - bet: {seat: 1, wager: make-em-all, amount: 1}
        - bet: {seat: 1, wager: make-em-all-progressive}
        - bet: {seat: 1, wager: fired-up-progressive}
        - bet: {seat: 2, wager: fired-up-progressive}
      """;

  private static View view(String paytable, int... totals) {
    var text = new StringBuilder(TABLE.formatted(paytable)).append(BONUS);
    for (var total : totals) {
      text.append("  - roll: [%d, %d]%n".formatted(total / 2, total - total / 2));
    }
    if (ScriptRun.of(Catalog.builtIn(), Script.parse("test", text.toString()))
        instanceof Answer.Accepted<ScriptRun>(var run)) {
      assertThat(run.steps()).allMatch(ScriptRun.Played::isAccepted);
      return run.end();
    }
    throw new AssertionError("the set-up is refused");
  }

  private static BonusProgress progress(View view, String wager) {
    return BonusProgress.of(view).stream()
        .filter(progress -> progress.offer().name().equals(wager))
        .findFirst()
        .orElseThrow();
  }

  private static Money dollars(String amount) {
    return Money.of(new BigDecimal(amount));
  }

  @Test
  void everyBonusWagerIsThereOnceForEachAmount() {
    assertThat(
            BonusProgress.of(view("PT-BJS-FUP-01")).stream()
                .map(progress -> progress.offer().name() + progress.seats()))
        .containsExactly(
            "all-small[1]",
            "all-tall[1]",
            "all-small[2]",
            "make-em-all[1]",
            "make-em-all-progressive[1]",
            "fired-up-progressive[1, 2]");
  }

  @Test
  void allSmallPaysNothingBeforeItsLastNumber() {
    var small = progress(view("PT-BJS-FUP-01", 6, 8, 5, 6), "all-small");
    assertThat(small.markers()).isEqualTo(new Collected(List.of(5, 6), List.of(2, 3, 4)));
    assertThat(small.count()).isEqualTo(2);
    assertThat(small.of()).isEqualTo(5);
    assertThat(small.now()).isNull();
    assertThat(small.next()).isEqualTo(new Prize(5, "All Small", dollars("150"), false));
  }

  @Test
  void theProgressiveSaysWhatItPaysNowAndNextForItsAmount() {
    var seven = progress(view("PT-BJS-FUP-01", 6, 8, 5, 4, 3, 9, 10), "make-em-all-progressive");
    assertThat(seven.markers())
        .isEqualTo(new Collected(List.of(3, 4, 5, 6, 8, 9, 10), List.of(2, 11, 12)));
    assertThat(seven.count()).isEqualTo(7);
    assertThat(seven.of()).isEqualTo(10);
    assertThat(seven.now()).isEqualTo(new Prize(7, "7 Numbers", dollars("20"), false));
    assertThat(seven.next()).isEqualTo(new Prize(8, "8 Numbers", dollars("100"), false));
  }

  @Test
  void theLastRowIsTheMeterAsItStands() {
    var view = view("PT-BJS-FUP-01", 6, 8, 5, 4, 3, 9, 10, 11, 12);
    var nine = progress(view, "make-em-all-progressive");
    assertThat(nine.now()).isEqualTo(new Prize(9, "9 Numbers", dollars("600"), false));
    assertThat(nine.next()).isEqualTo(new Prize(10, "10 Numbers", dollars("18250.90"), true));
  }

  @Test
  void anyFirstNumberMayBeginTheSequence() {
    var fired = progress(view("PT-BJS-FUP-01"), "fired-up-progressive");
    assertThat(fired.markers())
        .isInstanceOfSatisfying(
            Followed.class,
            followed -> {
              assertThat(followed.chosen()).isEqualTo(-1);
              assertThat(followed.next()).containsExactly(6, 8);
            });
    assertThat(fired.now()).isNull();
    assertThat(fired.next()).isEqualTo(new Prize(1, "1 Matching Rolls", dollars("1"), false));
  }

  @Test
  void theFirstRollChoosesTheSequenceToFollow() {
    var fired = progress(view("PT-BJS-FUP-01", 8, 9), "fired-up-progressive");
    assertThat(fired.markers())
        .isInstanceOfSatisfying(
            Followed.class,
            followed -> {
              assertThat(followed.chosen()).isEqualTo(1);
              assertThat(followed.matched()).isEqualTo(2);
              assertThat(followed.next()).containsExactly(10);
            });
    assertThat(fired.of()).isEqualTo(5);
    assertThat(fired.now()).isEqualTo(new Prize(2, "2 Matching Rolls", dollars("5"), false));
    assertThat(fired.next()).isEqualTo(new Prize(3, "3 Matching Rolls", dollars("40"), false));
  }

  /// Whatever ends a wager with the next roll pays what was said, or better where it is completed.
  @ParameterizedTest
  @ValueSource(strings = {"PT-BJS-FUP-01", "PT-BJS-FUP-03", "PT-BJS-FUP-05"})
  void whatIsSaidIsWhatTheNextRollPays(String paytable) {
    var random = new SplittableRandom(9);
    for (var play = 0; play < 60; play++) {
      var view =
          view(paytable, random.ints(random.nextInt(9), 2, 13).filter(n -> n != 7).toArray());
      for (var progress : BonusProgress.of(view)) {
        for (var total = 2; total <= 12; total++) {
          assertPaysAsSaid(view, progress, new Roll(total / 2, total - total / 2));
        }
      }
    }
  }

  private static void assertPaysAsSaid(View view, BonusProgress progress, Roll roll) {
    var wager = progress.offer().wager();
    var standing =
        view.table().wagers().stream()
            .filter(one -> one.is(progress.seats().getFirst(), wager.spot()))
            .findFirst()
            .orElseThrow();
    if (wager.advance(standing.state(), roll) instanceof Step.Ends(Ending.Tally tally)) {
      var row = wager.row(tally);
      assertThat(row == null ? null : row.label())
          .isEqualTo(label(tally.count() == progress.count() ? progress.now() : progress.next()));
    }
  }

  private static @Nullable String label(@Nullable Prize prize) {
    return prize == null ? null : prize.row();
  }
}
