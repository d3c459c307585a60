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

/// The exact odds of one wager in one state in which it can be made, per unit staked.
///
/// @param paytable null for a main wager
/// @param decks null where no cards are played
/// @param condition the state the wager is made in, where that matters
/// @param after the rounds after which it is made
/// @param charge what the house keeps beyond the rows
/// @param stakes what is at risk in each row
public record Analysis(
    String edition,
    @Nullable Paytable paytable,
    Wager wager,
    @Nullable Integer decks,
    @Nullable String condition,
    After after,
    Charge charge,
    Stakes stakes,
    Counts counts,
    Assumptions assumptions) {

  /// A row with its odds.
  ///
  /// @param row null for what meets no row and loses
  /// @param returned what it adds to the return; a jackpot's percentage only where a meter is known
  public record RowOdds(@Nullable Row row, BigInteger ways, Ratio probability, Ratio returned) {}

  /// The same counts under other assumptions.
  public Analysis with(Assumptions other) {
    return with(counts, other);
  }

  /// The same wager with other counts, as of a simulation.
  public Analysis with(Counts other) {
    return with(other, assumptions);
  }

  /// The same with other pays in its rows.
  public Analysis with(Wager repaid) {
    return new Analysis(
        edition,
        paytable,
        repaid,
        decks,
        condition,
        after,
        charge,
        stakes,
        new Counts(repaid.rows(), counts.ways(), counts.losses(), counts.rounds()),
        assumptions);
  }

  private Analysis with(Counts newCounts, Assumptions newAssumptions) {
    return new Analysis(
        edition,
        paytable,
        wager,
        decks,
        condition,
        after,
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

  /// True when a percentage pay leaves the return open until a meter is known.
  public boolean isOpen() {
    return isJackpot() && assumptions.meter() == null;
  }

  /// What a row hands back for each unit staked, the stake included; empty for a percentage of an
  /// unknown meter.
  private Optional<Ratio> back(Row row) {
    var stake = row.pay().returnsStake(wager.toOne()) ? Ratio.ONE : Ratio.ZERO;
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

  /// What a win hands back after the house's charge; a vig paid up front is staked too.
  private Ratio charged(Ratio pay, Ratio stake) {
    return switch (charge) {
      case Charge.None() -> pay.plus(stake);
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

  /// What comes back of each unit staked; for a jackpot of unknown meter, the fixed pays only.
  public Ratio expectedReturn() {
    return rows().stream().map(RowOdds::returned).reduce(Ratio.ZERO, Ratio::plus);
  }

  public Ratio houseEdge() {
    return Ratio.ONE.minus(expectedReturn());
  }

  /// How often a wager neither wins nor loses.
  public Ratio pushFrequency() {
    return sum(row -> row.pay() instanceof Pay.Push ? Ratio.ONE : Ratio.ZERO);
  }

  /// The edge divided by how many rolls the wager takes.
  public Ratio houseEdgePerRoll() {
    return houseEdge().dividedBy(counts.rounds());
  }

  /// The edge over the wagers that win or lose.
  public Ratio houseEdgePerResolved() {
    return houseEdge().dividedBy(Ratio.ONE.minus(pushFrequency()));
  }

  /// Wins over all wagers made; a push is not a win.
  public Ratio hitFrequency() {
    return sum(
        row ->
            switch (row.pay()) {
              case Pay.Push(), Pay.Loss() -> Ratio.ZERO;
              case Pay.Odds _, Pay.Dollars _, Pay.Percent _ -> Ratio.ONE;
            });
  }

  /// The moment of the result around its mean.
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

  /// Half the width of a 90% interval of the return over one wager.
  public double volatilityIndex() {
    return 1.645 * standardDeviation();
  }

  /// What dealer envy costs the house for each unit staked; an envy paid once is borne by all
  /// winners together.
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

  /// What is left of the edge when the house has paid the dealers' envy.
  public Ratio houseEdgeAfterEnvy() {
    return houseEdge().minus(envyCost());
  }

  /// The jackpot's figures, where the wager plays for one.
  public Optional<JackpotOdds> jackpot() {
    return isJackpot() ? Optional.of(JackpotOdds.of(this)) : Optional.empty();
  }

  /// The return of the fixed pays alone.
  Ratio fixedReturn() {
    return sum(row -> row.pay() instanceof Pay.Percent ? Ratio.ZERO : back(row).orElseThrow());
  }

  /// The sum over percentage pays, each with its probability.
  Ratio jackpotSum(Function<Pay.Percent, Ratio> of) {
    return sum(row -> row.pay() instanceof Pay.Percent percent ? of.apply(percent) : Ratio.ZERO);
  }

  /// Set where the wager favors the player in the state in which it is made.
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
