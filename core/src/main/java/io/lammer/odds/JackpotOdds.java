package io.lammer.odds;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/// The figures of a jackpot wager beyond its rows.
///
/// @param fixedReturn the return of the dollar pays, and of what a promotion adds to any pay
/// @param share the part of the jackpot that is won in a round on average
/// @param hit the probability that a round hits any percentage
/// @param wholeHit the probability that it hits 100%, after which the meter restarts at the seed
public record JackpotOdds(
    Ratio fixedReturn, Ratio share, Ratio hit, Ratio wholeHit, Assumptions assumptions) {

  /// Where the money of a wager goes over the long run, for each unit staked. The three places add
  /// up to what the house lays out; dealer envy is beside it.
  ///
  /// @param players paid to players: fixed pays and jackpots
  /// @param reserve kept in the reserve, when it has paid the seeds
  /// @param overflow kept above the limit, when hits cannot pay out what comes in
  /// @param averageAtHit the mean display when it is hit, in dollars
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

  /// What all players stake in a round, in dollars.
  private Ratio staked() {
    return dollars(assumptions.wager()).times(Ratio.of(assumptions.players()));
  }

  /// What comes back of each dollar staked when the display shows so many dollars.
  public Ratio returnAt(Ratio meter) {
    return fixedReturn.plus(won(meter).times(assumptions.promotionTimes()));
  }

  /// What leaves a meter of so many dollars for each dollar staked.
  private Ratio won(Ratio meter) {
    return meter.times(share).dividedBy(staked());
  }

  /// The display at which the wager costs nothing; null when nothing is paid in percent.
  public @Nullable Ratio breakEvenMeter() {
    return share.signum() == 0
        ? null
        : Ratio.ONE
            .minus(fixedReturn)
            .times(staked())
            .dividedBy(share.times(assumptions.promotionTimes()));
  }

  /// Over the long run what goes into the meter comes out of it: the increment of every wager, and
  /// the seed after every 100% hit, whoever pays it (ruling 14). Null where seed or increment are
  /// not known, nothing is paid in percent, or a limit meets percentages below 100, which has no
  /// closed form.
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

  /// With a limit, what a percentage below 100 leaves on the display decides how much overflows.
  public boolean isBeyondClosedForm() {
    return assumptions.limit() != null && !hit.equals(wholeHit);
  }

  private static Ratio rate(@Nullable Fraction rate) {
    return rate == null ? Ratio.ZERO : Ratio.of(rate);
  }

  private static Ratio greater(Ratio one, Ratio other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  /// The mean number of wagers of one player from one hit to the next, whatever its percentage.
  public @Nullable Ratio wagersBetweenHits() {
    return hit.signum() == 0 ? null : Ratio.ONE.dividedBy(hit);
  }

  /// The same for hits of 100%; null where there are none.
  public @Nullable Ratio wagersBetweenWholeHits() {
    return wholeHit.signum() == 0 ? null : Ratio.ONE.dividedBy(wholeHit);
  }

  /// The number of wagers of one player by which the jackpot has been hit with this probability.
  public long wagersUntilHit(double probability) {
    return (long) Math.ceil(Math.log1p(-probability) / Math.log1p(-hit.doubleValue()));
  }

  /// A number of dollars in whole cents, for people.
  public static BigDecimal cents(Ratio dollars) {
    return dollars.decimal().setScale(2, RoundingMode.HALF_EVEN);
  }
}
