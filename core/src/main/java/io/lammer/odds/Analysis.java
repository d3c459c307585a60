package io.lammer.odds;

import io.lammer.rules.Envy;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The exact odds of one wager under one set of conditions, per unit staked.
///
/// @param paytable null for a main wager
/// @param decks null for games without cards
/// @param condition the circumstances in which the wager is made, or null if they do not matter
/// @param state the state in which the wager is made
/// @param charge the commission or vig on top of the rows
/// @param stakes the amount at risk in each row
public record Analysis(
    String edition,
    @Nullable Paytable paytable,
    Wager wager,
    @Nullable Integer decks,
    @Nullable String condition,
    BettingState state,
    Charge charge,
    Stakes stakes,
    RowWays counts,
    Assumptions assumptions) {

  /// The odds of one row.
  ///
  /// @param row null for outcomes that match no row and lose
  /// @param returned the row's contribution to the return; zero for a jackpot percentage unless a
  ///   meter is assumed
  public record RowOdds(@Nullable Row row, BigInteger ways, Ratio probability, Ratio returned) {}

  /// The same counts under other assumptions.
  public Analysis with(Assumptions other) {
    return with(counts, other);
  }

  /// The same wager with other counts, such as those of a simulation.
  public Analysis with(RowWays other) {
    return with(other, assumptions);
  }

  /// The same counts with other pays in the rows.
  public Analysis with(Wager repaid) {
    return new Analysis(
        edition,
        paytable,
        repaid,
        decks,
        condition,
        state,
        charge,
        stakes,
        new RowWays(repaid.rows(), counts.ways(), counts.losses(), counts.rounds()),
        assumptions);
  }

  private Analysis with(RowWays newCounts, Assumptions newAssumptions) {
    return new Analysis(
        edition,
        paytable,
        wager,
        decks,
        condition,
        state,
        charge,
        stakes,
        newCounts,
        newAssumptions);
  }

  public List<RowOdds> rows() {
    var rows = new ArrayList<RowOdds>();
    for (var i = 0; i < counts.rows().size(); i++) {
      var row = counts.rows().get(i);
      var chance = counts.probability(i);
      rows.add(
          new RowOdds(
              row,
              counts.ways().get(i),
              chance,
              chance.times(stakes.of(i)).times(back(row).orElse(Ratio.ZERO))));
    }
    var lost = new Ratio(counts.losses(), counts.total());
    rows.add(new RowOdds(null, counts.losses(), lost, Ratio.ZERO));
    return rows;
  }

  public boolean isJackpot() {
    return paytable != null && paytable.family().isJackpot();
  }

  /// True if the return is unknown because a percentage pay depends on a meter that is not given.
  public boolean isOpen() {
    return isJackpot() && assumptions.meter() == null;
  }

  /// The amount that a row returns per unit staked, including the stake; empty for a percentage of
  /// an unknown meter.
  private Optional<Ratio> back(Row row) {
    var stake = Ratio.of(row.pay().stakeReturned(wager.toOne()));
    return won(row.pay())
        .map(won -> row.pay() instanceof Pay.Odds ? charged(won, stake) : won.plus(stake));
  }

  private Optional<Ratio> won(Pay pay) {
    return pay instanceof Pay.Percent(var share)
        ? Optional.ofNullable(assumptions.meter())
            .map(meter -> perUnit(meter).times(Ratio.of(share)).dividedBy(sharing()))
            .map(it -> it.times(assumptions.promotionTimes()).plus(assumptions.promotionAdded()))
        : pay.perUnit().map(Ratio::of);
  }

  /// The amount that a win returns after commission or vig. A vig paid up front counts as part of
  /// the stake.
  private Ratio charged(Ratio pay, Ratio stake) {
    return switch (charge) {
      case Charge.None _, Charge.CommissionFree _ -> pay.plus(stake);
      case Charge.Commission() ->
          pay.minus(pay.times(Ratio.of(assumptions.commission()))).plus(stake);
      case Charge.Vig vig ->
          vig.upFront()
              ? pay.plus(stake).dividedBy(Ratio.ONE.plus(vig.rate(pay)))
              : pay.plus(stake).minus(vig.rate(pay));
    };
  }

  private static Ratio dollars(Money amount) {
    return Ratio.of(amount.units(), Money.UNITS_PER_DOLLAR);
  }

  private Ratio perUnit(Money amount) {
    return dollars(amount).dividedBy(dollars(assumptions.wager()));
  }

  private Ratio sharing() {
    return Ratio.of(assumptions.players());
  }

  private Ratio sum(Function<Row, Ratio> of) {
    var sum = Ratio.ZERO;
    for (var i = 0; i < counts.rows().size(); i++) {
      sum = sum.plus(counts.probability(i).times(of.apply(counts.rows().get(i))));
    }
    return sum;
  }

  /// The return per unit staked. For a jackpot with unknown meter, it includes only the fixed pays.
  public Ratio expectedReturn() {
    return rows().stream().map(RowOdds::returned).reduce(Ratio.ZERO, Ratio::plus);
  }

  public Ratio houseEdge() {
    return Ratio.ONE.minus(expectedReturn());
  }

  /// The probability of a push.
  public Ratio pushFrequency() {
    return sum(row -> row.pay() instanceof Pay.Push ? Ratio.ONE : Ratio.ZERO);
  }

  /// The edge divided by the average number of rolls.
  public Ratio houseEdgePerRoll() {
    return houseEdge().dividedBy(counts.rounds());
  }

  /// The edge per wager that wins or loses.
  public Ratio houseEdgePerResolved() {
    return houseEdge().dividedBy(Ratio.ONE.minus(pushFrequency()));
  }

  /// The probability of a win; a push does not count.
  public Ratio hitFrequency() {
    return sum(
        row ->
            switch (row.pay()) {
              case Pay.Push(), Pay.HalfLoss(), Pay.Loss() -> Ratio.ZERO;
              case Pay.Odds _, Pay.Dollars _, Pay.Percent _ -> Ratio.ONE;
            });
  }

  /// The central moment of the net result.
  private Ratio moment(int power) {
    var mean = houseEdge().negated();
    var lost = new Ratio(counts.losses(), counts.total());
    var moment = lost.times(power(Ratio.ONE.negated().minus(mean), power));
    for (var i = 0; i < counts.rows().size(); i++) {
      var back = back(counts.rows().get(i)).orElse(Ratio.ZERO);
      var result = back.minus(Ratio.ONE).times(stakes.of(i));
      moment = moment.plus(counts.probability(i).times(power(result.minus(mean), power)));
    }
    return moment;
  }

  private static Ratio power(Ratio base, int power) {
    var result = Ratio.ONE;
    for (var i = 0; i < power; i++) {
      result = result.times(base);
    }
    return result;
  }

  public Ratio variance() {
    return moment(2);
  }

  public double standardDeviation() {
    return Math.sqrt(variance().doubleValue());
  }

  public double skewness() {
    var deviation = standardDeviation();
    return deviation == 0 ? 0 : moment(3).doubleValue() / (deviation * deviation * deviation);
  }

  /// Half the width of the 90% confidence interval for the return of one wager.
  public double volatilityIndex() {
    return 1.645 * standardDeviation();
  }

  /// The cost of dealer envy to the house per unit staked. An envy that is paid once is shared by
  /// all winners.
  public Ratio envyCost() {
    return sum(
        row ->
            switch (row.envy()) {
              case null -> Ratio.ZERO;
              case Envy.Multiple(var times) -> Ratio.of(times);
              case Envy.Dollars(var amount, var perPlayer) ->
                  perPlayer ? dollars(amount) : dollars(amount).dividedBy(sharing());
            });
  }

  /// The edge minus the cost of dealer envy.
  public Ratio houseEdgeAfterEnvy() {
    return houseEdge().minus(envyCost());
  }

  /// The jackpot figures; empty if the wager plays for no jackpot.
  public Optional<JackpotOdds> jackpot() {
    return isJackpot() ? Optional.of(JackpotOdds.of(this)) : Optional.empty();
  }

  /// The return of the fixed pays alone.
  Ratio fixedReturn() {
    return sum(row -> row.pay() instanceof Pay.Percent ? Ratio.ZERO : back(row).orElseThrow());
  }

  /// The probability-weighted sum of a function over all percentage pays.
  Ratio jackpotSum(Function<Pay.Percent, Ratio> of) {
    return sum(row -> row.pay() instanceof Pay.Percent percent ? of.apply(percent) : Ratio.ZERO);
  }

  /// A warning if the wager favors the player under these conditions.
  public Optional<String> doubt() {
    if (isOpen() || houseEdge().signum() >= 0) {
      return Optional.empty();
    }
    var gain = houseEdge().negated().decimal().movePointRight(2);
    var percent = gain.setScale(3, RoundingMode.HALF_EVEN).toPlainString();
    return Optional.of(
        isJackpot()
            ? "the meter is above its break-even: the player is favored by %s%% (exempt)"
                .formatted(percent)
            : "favors the player by %s%%".formatted(percent));
  }
}
