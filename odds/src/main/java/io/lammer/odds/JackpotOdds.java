package io.lammer.odds;

import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// The figures of a jackpot wager beyond its rows.
///
/// @param fixedReturn the return of the dollar pays alone
/// @param share the part of the jackpot that one wager wins on average
/// @param wager the fixed wager in dollars
/// @param sharing how many players share a hit
public record JackpotOdds(
    Ratio fixedReturn, Ratio share, Ratio wager, int sharing, Assumptions assumptions) {

  static JackpotOdds of(Analysis analysis) {
    var assumptions = analysis.assumptions();
    return new JackpotOdds(
        analysis.fixedReturn(),
        analysis.jackpotShare(),
        dollars(assumptions.wager()),
        assumptions.sharing(),
        assumptions);
  }

  private static Ratio dollars(Money amount) {
    return Ratio.of(amount.units(), Money.UNITS_PER_DOLLAR);
  }

  /// What comes back of each dollar staked when the display shows so many dollars.
  public Ratio returnAt(Ratio meter) {
    return fixedReturn.plus(meter.times(share).dividedBy(wager).dividedBy(Ratio.of(sharing)));
  }

  /// The display at which the wager costs nothing; null when nothing is paid in percent.
  public @Nullable Ratio breakEvenMeter() {
    return share.signum() == 0
        ? null
        : Ratio.ONE.minus(fixedReturn).times(wager).times(Ratio.of(sharing)).dividedBy(share);
  }

  /// Over the long run what is put in comes out: the increment and what reseeds the meter. A
  /// reserve that pays the seed stands in its place.
  public @Nullable Ratio longRunReturn() {
    var increment = assumptions.increment();
    var seed = assumptions.seed();
    if (increment == null || seed == null) {
      return null;
    }
    var reserve = assumptions.reserve();
    var reseed =
        reserve == null || reserve.numerator() == 0
            ? dollars(seed).times(share).dividedBy(wager)
            : Ratio.of(reserve);
    return fixedReturn.plus(Ratio.of(increment)).plus(reseed);
  }

  /// The mean jackpot when it is hit, in dollars.
  public @Nullable Ratio averageAtHit() {
    var increment = assumptions.increment();
    var seed = assumptions.seed();
    return increment == null || seed == null || share.signum() == 0
        ? null
        : dollars(seed).plus(Ratio.of(increment).times(wager).dividedBy(share));
  }

  /// The mean number of wagers from one hit to the next.
  public @Nullable Ratio wagersBetweenHits() {
    return share.signum() == 0 ? null : Ratio.ONE.dividedBy(share);
  }

  /// The number of wagers by which the jackpot has been hit with this probability.
  public long wagersUntilHit(double probability) {
    return (long) Math.ceil(Math.log1p(-probability) / Math.log1p(-share.doubleValue()));
  }

  /// A number of dollars in whole cents, for people.
  public static BigDecimal cents(Ratio dollars) {
    return dollars.decimal().setScale(2, RoundingMode.HALF_EVEN);
  }
}
