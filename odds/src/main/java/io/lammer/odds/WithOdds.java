package io.lammer.odds;

import io.lammer.rules.Choice;
import io.lammer.rules.Condition;
import io.lammer.rules.Ending;
import io.lammer.rules.Fraction;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.craps.OddsLimit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A line wager whose player always takes full odds on the point. The money at risk differs from
/// row to row, so each has its stake, as a part of the average.
final class WithOdds {
  private final List<Row> rows = new ArrayList<>();
  private final List<Ratio> chances = new ArrayList<>();
  private final List<Ratio> stakes = new ArrayList<>();

  private WithOdds() {}

  /// @param odds the odds wager of each number
  static Analysis of(
      String edition,
      Wager flat,
      Map<Integer, Wager> odds,
      OddsLimit limit,
      Assumptions assumptions) {
    var with = new WithOdds();
    with.comeOut(flat);
    odds.forEach((number, wager) -> with.point(flat, number, wager, limit));
    var average = Ratio.ZERO;
    for (var i = 0; i < with.rows.size(); i++) {
      average = average.plus(with.chances.get(i).times(with.stakes.get(i)));
    }
    var mean = average;
    return new Analysis(
        edition,
        null,
        new Wager(flat.spot(), flat.machine(), with.rows, true, Choice.NONE),
        null,
        "with " + limit + " odds",
        Charge.NONE,
        with.stakes.stream().map(stake -> stake.dividedBy(mean)).toList(),
        Counts.of(with.rows, with.chances, Chain.solve(flat.machine(), Machine.START).rolls()),
        assumptions);
  }

  /// What the first roll decides, before there is a point to take odds on.
  private void comeOut(Wager flat) {
    var endings = new LinkedHashMap<Ending, Ratio>();
    Chain.rolls()
        .forEach(
            (roll, times) -> {
              if (flat.advance(Machine.START, roll) instanceof Step.Ends(var ending)) {
                endings.merge(ending, Ratio.of(times, 36), Ratio::plus);
              }
            });
    endings.forEach(
        (ending, chance) -> {
          var row = flat.row(ending);
          add("Come-out: ", row, row == null ? null : row.pay(), chance, Ratio.ONE);
        });
  }

  /// A point made or missed, with odds on it.
  private void point(Wager flat, int number, Wager odds, OddsLimit limit) {
    var reached = Ratio.ZERO;
    for (var entry : Chain.rolls().entrySet()) {
      if (flat.advance(Machine.START, entry.getKey()) instanceof Step.Stays(var state)
          && state == number) {
        reached = reached.plus(Ratio.of(entry.getValue(), 36));
      }
    }
    if (reached.signum() == 0 || !(odds.rows().getFirst().pay() instanceof Pay.Odds(var pays))) {
      return;
    }
    var times = limit.perFlat(pays);
    var staked = times.plus(Fraction.ONE);
    var won = Fraction.ONE.plus(times.times(pays));
    for (var entry : Chain.solve(flat.machine(), number).endings().entrySet()) {
      var row = flat.row(entry.getKey());
      var pay = row == null ? null : new Pay.Odds(won.times(staked.inverse()));
      add("Point " + number + ": ", row, pay, reached.times(entry.getValue()), Ratio.of(staked));
    }
  }

  private void add(String before, @Nullable Row row, @Nullable Pay pay, Ratio chance, Ratio stake) {
    rows.add(
        new Row(
            before + (row == null ? "lost" : row.label()),
            null,
            new Condition(List.of()),
            switch (pay) {
              case Pay.Odds(var odds) -> odds + " to 1";
              case Pay.Push() -> "push";
              case null, default -> "loss";
            },
            pay == null ? new Pay.Loss() : pay,
            null,
            null));
    chances.add(chance);
    stakes.add(stake);
  }
}
