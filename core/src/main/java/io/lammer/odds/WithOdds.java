package io.lammer.odds;

import io.lammer.rules.Choice;
import io.lammer.rules.Condition;
import io.lammer.rules.Fraction;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.WagerRows;
import io.lammer.rules.craps.OddsLimit;
import java.util.ArrayList;
import java.util.HashMap;
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
  private final Map<Stakes.End, Integer> ends = new HashMap<>();

  private final Wager flat;
  private final WagerRows flatRows;

  private WithOdds(Wager flat) {
    this.flat = flat;
    this.flatRows = WagerRows.of(flat, Outcomes.ROLLS);
  }

  /// @param odds the odds wager of each number
  static Analysis of(
      String edition,
      Wager flat,
      Map<Integer, Wager> odds,
      OddsLimit limit,
      Assumptions assumptions) {
    var with = new WithOdds(flat);
    with.comeOut();
    odds.forEach((number, wager) -> with.point(number, wager, limit));
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
        After.ANY,
        Charge.NONE,
        new Stakes(with.stakes.stream().map(stake -> stake.dividedBy(mean)).toList(), with.ends),
        Counts.of(with.rows, with.chances, Chain.solve(flat.machine()).rolls()),
        assumptions);
  }

  /// What the first roll leads to, by the automaton's numbers.
  private Map<Integer, Ratio> first() {
    var first = new LinkedHashMap<Integer, Ratio>();
    for (var roll = 0; roll < Outcomes.ROLLS.size(); roll++) {
      first.merge(
          flatRows.automaton().next(Automaton.START, roll), Chain.chance(roll), Ratio::plus);
    }
    return first;
  }

  private @Nullable Row row(int ending) {
    var place = flatRows.of(ending);
    return place == flat.rows().size() ? null : flat.rows().get(place);
  }

  /// What the first roll decides, before there is a point to take odds on.
  private void comeOut() {
    first()
        .forEach(
            (next, chance) -> {
              if (next < 0) {
                var row = row(~next);
                ends.put(new Stakes.End(Automaton.START, ~next), rows.size());
                add("Come-out: ", row, row == null ? null : row.pay(), chance, Ratio.ONE);
              }
            });
  }

  /// A point made or missed, with odds on it.
  private void point(int number, Wager odds, OddsLimit limit) {
    var state = flatRows.automaton().number(number);
    var reached = first().get(state);
    if (reached == null || !(odds.rows().getFirst().pay() instanceof Pay.Odds(var pays))) {
      return;
    }
    var times = limit.perFlat(pays);
    var staked = times.plus(Fraction.ONE);
    var won = Fraction.ONE.plus(times.times(pays));
    Chain.solve(flatRows.automaton(), state)
        .endings()
        .forEach(
            (ending, chance) -> {
              var row = row(ending);
              ends.put(new Stakes.End(state, ending), rows.size());
              var pay = row == null ? null : new Pay.Odds(won.times(staked.inverse()));
              add("Point " + number + ": ", row, pay, reached.times(chance), Ratio.of(staked));
            });
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
