package io.lammer.games.craps;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.BettingState;
import io.lammer.odds.Charge;
import io.lammer.odds.Ratio;
import io.lammer.odds.RowWays;
import io.lammer.odds.Stakes;
import io.lammer.rules.Condition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Fraction;
import io.lammer.rules.OddsLimit;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.WagerRows;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Analyzes a line wager whose player always takes maximum odds on the point. The amount at risk
/// differs from row to row, so each row has a stake relative to the average.
final class LineWithOdds {
  private final List<Row> rows = new ArrayList<>();
  private final List<Ratio> chances = new ArrayList<>();
  private final List<Ratio> stakes = new ArrayList<>();
  private final Map<Stakes.End, Integer> ends = new HashMap<>();

  private final Wager flat;
  private final WagerRows flatRows;

  private LineWithOdds(Wager flat) {
    this.flat = flat;
    this.flatRows = WagerRows.of(flat, Rolls.ALL);
  }

  /// Empty if the flat wager is not among the main wagers.
  ///
  /// @param flat the name of the line wager
  static Optional<Analysis> of(
      String edition, String flat, List<MainWager> main, OddsLimit limit, Assumptions assumptions) {
    return main.stream()
        .map(MainWager::wager)
        .filter(wager -> wager.name().equals(flat))
        .findFirst()
        .map(line -> of(edition, line, odds(flat, main), limit, assumptions));
  }

  /// The odds wager for each point number.
  private static Map<Integer, Wager> odds(String flat, List<MainWager> mains) {
    var odds = new LinkedHashMap<Integer, Wager>();
    for (var main : mains) {
      var number = main.wager().spot().number();
      if (number != null && flat.equals(main.conduct().oddsOn())) {
        odds.put(number, main.wager());
      }
    }
    return odds;
  }

  private static Analysis of(
      String edition,
      Wager flat,
      Map<Integer, Wager> odds,
      OddsLimit limit,
      Assumptions assumptions) {
    var with = new LineWithOdds(flat);
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
        new Wager(flat.spot(), flat.machine(), with.rows, true, WagerContext.NONE),
        null,
        "with " + limit + " odds",
        BettingState.ANY,
        Charge.NONE,
        new Stakes(with.stakes.stream().map(stake -> stake.dividedBy(mean)).toList(), with.ends),
        RowWays.of(with.rows, with.chances, MarkovChain.solve(flat.machine()).rolls()),
        assumptions);
  }

  /// The probability of each result of the first roll, by the automaton's numbers.
  private Map<Integer, Ratio> first() {
    var first = new LinkedHashMap<Integer, Ratio>();
    for (var roll = 0; roll < Rolls.ALL.size(); roll++) {
      first.merge(
          flatRows.automaton().next(Automaton.START, roll), MarkovChain.chance(roll), Ratio::plus);
    }
    return first;
  }

  private @Nullable Row row(int ending) {
    var place = flatRows.of(ending);
    return place == flat.rows().size() ? null : flat.rows().get(place);
  }

  /// Adds the rows decided on the come-out roll, before odds can be taken.
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

  /// Adds the rows for making or missing a point with odds on it.
  private void point(int number, Wager odds, OddsLimit limit) {
    var state = flatRows.automaton().number(number);
    var reached = first().get(state);
    if (reached == null || !(odds.rows().getFirst().pay() instanceof Pay.Odds(var pays))) {
      return;
    }
    var times = limit.perFlat(pays);
    var staked = times.plus(Fraction.ONE);
    var won = Fraction.ONE.plus(times.times(pays));
    MarkovChain.solve(flatRows.automaton(), state)
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
