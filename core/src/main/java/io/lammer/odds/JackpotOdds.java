package io.lammer.odds;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// The figures of a jackpot wager in addition to its rows.
///
/// @param fixedReturn the return of dollar pays and of promotional additions
/// @param share the expected part of the jackpot won per round
/// @param hit the probability per round of winning any percentage
/// @param wholeHit the probability per round of winning 100%, after which the meter restarts at the
///   seed
public record JackpotOdds(
    Ratio fixedReturn, Ratio share, Ratio hit, Ratio wholeHit, Assumptions assumptions) {

  /// The long-run distribution of each unit staked. The three amounts add up to what the house lays
  /// out; dealer envy is not included.
  ///
  /// @param players paid to players: fixed pays and jackpots
  /// @param reserve left in the reserve after it has paid the seeds
  /// @param overflow accumulated above the limit because hits pay out less than is contributed
  /// @param averageAtHit the mean display at a hit, in dollars
  public record LongRun(Ratio players, Ratio reserve, Ratio overflow, Ratio averageAtHit) {
    public Ratio outlay() {
      return players.plus(reserve).plus(overflow);
    }
  }

  static JackpotOdds of(Analysis analysis) {
    var hit = analysis.jackpotSum(_ -> Ratio.ONE);
    return new JackpotOdds(
        analysis.fixedReturn().plus(hit.times(analysis.assumptions().promotionAdded())),
        analysis.jackpotSum(percent -> Ratio.of(percent.share())),
        hit,
        analysis.jackpotSum(percent -> percent.isWhole() ? Ratio.ONE : Ratio.ZERO),
        analysis.assumptions());
  }

  private static Ratio dollars(Money amount) {
    return Ratio.of(amount.units(), Money.UNITS_PER_DOLLAR);
  }

  /// The total stake of all players in a round, in dollars.
  private Ratio staked() {
    return dollars(assumptions.wager()).times(Ratio.of(assumptions.players()));
  }

  /// The return per dollar staked at a given display.
  ///
  /// @param meter in dollars
  public Ratio returnAt(Ratio meter) {
    return fixedReturn.plus(won(meter).times(assumptions.promotionTimes()));
  }

  /// The amount won from the meter per dollar staked.
  ///
  /// @param meter in dollars
  private Ratio won(Ratio meter) {
    return meter.times(share).dividedBy(staked());
  }

  /// The display at which the house edge is zero; null without percentage pays.
  public @Nullable Ratio breakEvenMeter() {
    return share.signum() == 0
        ? null
        : Ratio.ONE
            .minus(fixedReturn)
            .times(staked())
            .dividedBy(share.times(assumptions.promotionTimes()));
  }

  /// In the long run, hits pay out what goes into the meter: the increment of every wager, and the
  /// seed after every 100% hit, whoever pays for it (ruling 14). Null if seed or increment are
  /// unknown, if there are no percentage pays, or in the case of [#isBeyondClosedForm].
  public @Nullable LongRun longRun() {
    var increment = assumptions.increment();
    var seed = assumptions.seed();
    if (increment == null || seed == null || share.signum() == 0) {
      return null;
    }
    var seeds = wholeHit.times(dollars(seed)).dividedBy(staked());
    var in = Ratio.of(increment).plus(seeds);
    var mean = in.times(staked()).dividedBy(share);
    var reserve = greater(rate(assumptions.reserve()).minus(seeds), Ratio.ZERO);
    var limit = assumptions.limit();
    if (limit == null) {
      return new LongRun(returnAt(mean), reserve, Ratio.ZERO, mean);
    }
    if (isBeyondClosedForm()) {
      return null;
    }
    var shown = mean.compareTo(dollars(limit)) > 0 ? dollars(limit) : mean;
    return new LongRun(returnAt(shown), reserve, in.minus(won(shown)), shown);
  }

  /// True if a limit is combined with percentages below 100. The overflow then depends on what such
  /// hits leave on the display, for which there is no closed form.
  public boolean isBeyondClosedForm() {
    return assumptions.limit() != null && !hit.equals(wholeHit);
  }

  private static Ratio rate(@Nullable Fraction rate) {
    return rate == null ? Ratio.ZERO : Ratio.of(rate);
  }

  private static Ratio greater(Ratio one, Ratio other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  /// The mean number of wagers of one player between hits of any percentage.
  public @Nullable Ratio wagersBetweenHits() {
    return hit.signum() == 0 ? null : Ratio.ONE.dividedBy(hit);
  }

  /// The mean number of wagers of one player between hits of 100%; null if there are none.
  public @Nullable Ratio wagersBetweenWholeHits() {
    return wholeHit.signum() == 0 ? null : Ratio.ONE.dividedBy(wholeHit);
  }

  /// The number of wagers of one player after which the jackpot has been hit with this probability.
  public long wagersUntilHit(double probability) {
    return (long) Math.ceil(Math.log1p(-probability) / Math.log1p(-hit.doubleValue()));
  }

  /// A dollar amount rounded to cents, for display.
  public static BigDecimal cents(Ratio dollars) {
    return dollars.decimal().setScale(2, RoundingMode.HALF_EVEN);
  }
}
