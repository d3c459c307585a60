package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Edition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Paytable;
import io.lammer.rules.catalog.Catalog;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The figures of Harmony with a seed of $10,000 and an increment of 20%, eight decks.
class JackpotOddsTest {
  private static final Edition PHOENIX =
      Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow();
  private static final Paytable HARMONY = PHOENIX.paytable("PT-PRG-HP-01").orElseThrow();
  private static final Analyzer ANALYZER = new Analyzer(PHOENIX, assumed("0", null));

  private static Assumptions assumed(String reserve, @Nullable Money limit) {
    return new Assumptions(
        Fraction.ONE,
        Money.dollars(1),
        null,
        Money.dollars(10_000),
        new Fraction(1, 5),
        Fraction.percent(new BigDecimal(reserve)),
        limit,
        1);
  }

  private static JackpotOdds odds(Paytable paytable, Assumptions assumptions) {
    return ANALYZER
        .paytable(paytable, List.of(8))
        .getFirst()
        .with(assumptions)
        .jackpot()
        .orElseThrow();
  }

  private static Paytable with(String row, String pays) {
    return WhatIf.set(HARMONY, row, pays).orElseThrow();
  }

  private static String percent(Ratio value) {
    return value.decimal().movePointRight(2).setScale(4, RoundingMode.HALF_EVEN) + "%";
  }

  private static String whole(@Nullable Ratio value) {
    return Objects.requireNonNull(value).decimal().setScale(0, RoundingMode.HALF_EVEN).toString();
  }

  /// A promotion multiplies what winners get, and leaves the meter as it is.
  @ParameterizedTest
  @ValueSource(ints = {20_000, 1_000_000})
  void aPromotionIsPaidBesideTheMeter(int limit) {
    var assumed = assumed("5", Money.dollars(limit));
    var twice = new Assumptions.Promotion(new Fraction(2, 1), new Fraction(0, 1));
    var more = new Assumptions.Promotion(Fraction.ONE, new Fraction(50, 1));
    var plain = odds(HARMONY, assumed);
    var doubled = odds(HARMONY, assumed.withPromotion(twice));
    var added = odds(HARMONY, assumed.withPromotion(more));
    var meter = Ratio.of(30_000, 1);
    var won = plain.returnAt(meter).minus(plain.fixedReturn());
    var extra = plain.hit().times(Ratio.of(50, 1));
    assertThat(doubled.returnAt(meter)).isEqualTo(plain.returnAt(meter).plus(won));
    assertThat(added.returnAt(meter)).isEqualTo(plain.returnAt(meter).plus(extra));
    assertThat(Objects.requireNonNull(doubled.breakEvenMeter()).times(Ratio.of(2, 1)))
        .isEqualTo(plain.breakEvenMeter());
    var run = Objects.requireNonNull(plain.longRun());
    var paid = run.players().minus(plain.fixedReturn());
    assertThat(doubled.longRun())
        .isEqualTo(
            new JackpotOdds.LongRun(
                run.players().plus(paid), run.reserve(), run.overflow(), run.averageAtHit()));
    assertThat(Objects.requireNonNull(added.longRun()).players())
        .isEqualTo(run.players().plus(extra));
  }

  @ParameterizedTest
  @CsvSource({
    "0,   1, 79.6691%, 0.0000%, 79.6691%, 180241.57",
    "0.5, 1, 79.6691%, 0.0000%, 79.6691%, 180241.57",
    "5,   1, 79.6691%, 3.8252%, 83.4943%, 180241.57",
    "0,   3, 78.8859%, 0.0000%, 78.8859%, 520724.72",
    "5,   3, 78.8859%, 4.6084%, 83.4943%, 520724.72",
  })
  void playersReserveAndHouseAddUp(
      String reserve, int players, String paid, String kept, String outlay, String average) {
    var run =
        Objects.requireNonNull(
            odds(HARMONY, assumed(reserve, null).withPlayers(players)).longRun());
    assertThat(percent(run.players())).isEqualTo(paid);
    assertThat(percent(run.reserve())).isEqualTo(kept);
    assertThat(percent(run.outlay())).isEqualTo(outlay);
    assertThat(run.outlay()).isEqualTo(run.players().plus(run.reserve()).plus(run.overflow()));
    assertThat(JackpotOdds.cents(run.averageAtHit())).isEqualTo(average);
  }

  @Test
  void theReturnAtTheAverageHitIsTheLongRunReturn() {
    for (var players : List.of(1, 3)) {
      var odds = odds(HARMONY, assumed("5", null).withPlayers(players));
      var run = Objects.requireNonNull(odds.longRun());
      assertThat(odds.returnAt(run.averageAtHit())).isEqualTo(run.players());
    }
  }

  @Test
  void aHitIsAHitWhateverItsPercentage() {
    var half = odds(with("Six-of-a-Kind", "50%"), assumed("0", null));
    assertThat(whole(half.wagersBetweenHits())).isEqualTo("851208");
    assertThat(half.wagersBetweenWholeHits()).isNull();
    assertThat(half.wagersUntilHit(0.5)).isEqualTo(590_012);
    // Nothing is reseeded, so only the increments come out.
    assertThat(percent(Objects.requireNonNull(half.longRun()).players())).isEqualTo("78.4943%");
  }

  @Test
  void aLesserPercentageIsDeductedAndReseedsNothing() {
    var rows =
        with("Four 8's (Only four total cards dealt)", "10%").rows().stream()
            .filter(row -> row.label().matches("Six-of-a-Kind|Four 8's.*|Tie with 0"))
            .toList();
    var two = odds(HARMONY.with(rows), assumed("0", null));
    var run = Objects.requireNonNull(two.longRun());
    assertThat(percent(run.players())).isEqualTo("32.7694%");
    assertThat(JackpotOdds.cents(run.averageAtHit())).isEqualTo("51664.21");
    assertThat(whole(two.wagersBetweenWholeHits())).isEqualTo("851208");
    assertThat(whole(two.wagersBetweenHits())).isEqualTo("32882");
  }

  @Test
  void aLimitBelowTheAverageKeepsMoneyAboveIt() {
    var free = Objects.requireNonNull(odds(HARMONY, assumed("0", null)).longRun());
    var high = odds(HARMONY, assumed("0", Money.dollars(200_000))).longRun();
    assertThat(high).isEqualTo(free);
    var odds = odds(HARMONY, assumed("0", Money.dollars(100_000)));
    var low = Objects.requireNonNull(odds.longRun());
    assertThat(low.averageAtHit()).isEqualTo(Ratio.of(100_000));
    assertThat(low.players()).isEqualTo(odds.returnAt(Ratio.of(100_000)));
    assertThat(low.overflow().signum()).isPositive();
    assertThat(low.outlay()).isEqualTo(free.outlay());
    assertThat(odds(with("Six 0's", "10%"), assumed("0", Money.dollars(100_000))).longRun())
        .isNull();
  }
}
