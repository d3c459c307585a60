package io.lammer.games.craps;

import io.lammer.odds.Ratio;
import io.lammer.odds.RowWays;
import io.lammer.rules.Machine;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.WagerRows;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Solves a wager's machine over rolls of two dice as an absorbing Markov chain, by eliminating
/// states one by one in exact fractions.
final class MarkovChain {
  /// The transitions out of a state: weights of states still in the chain and of endings, and the
  /// expected number of rolls.
  private static final class Exits {
    final Map<Integer, Ratio> states = new LinkedHashMap<>();
    final Map<Integer, Ratio> endings = new LinkedHashMap<>();
    Ratio rolls = Ratio.ONE;

    void scale(Ratio factor) {
      states.replaceAll((_, weight) -> weight.times(factor));
      endings.replaceAll((_, weight) -> weight.times(factor));
      rolls = rolls.times(factor);
    }

    void add(Exits other, Ratio weight) {
      add(states, other.states, weight);
      add(endings, other.endings, weight);
      rolls = rolls.plusProduct(other.rolls, weight);
    }

    private static void add(Map<Integer, Ratio> to, Map<Integer, Ratio> more, Ratio weight) {
      more.forEach(
          (key, value) ->
              to.compute(
                  key, (_, now) -> (now == null ? Ratio.ZERO : now).plusProduct(value, weight)));
    }
  }

  /// The probability of each ending by its number, and the expected number of rolls.
  record Solved(Automaton automaton, Map<Integer, Ratio> endings, Ratio rolls) {}

  /// Cache: editions share machines, and a large one takes long to solve.
  private static final Map<Machine, Solved> SOLVED = new ConcurrentHashMap<>();

  private MarkovChain() {}

  static RowWays count(Wager wager) {
    var rows = WagerRows.of(wager, Rolls.ALL);
    var solved = SOLVED.computeIfAbsent(wager.machine(), MarkovChain::solve);
    var chances = new Ratio[wager.rows().size() + 1];
    Arrays.fill(chances, Ratio.ZERO);
    solved
        .endings()
        .forEach(
            (ending, chance) -> chances[rows.of(ending)] = chances[rows.of(ending)].plus(chance));
    return RowWays.of(
        wager.rows(), List.of(chances).subList(0, wager.rows().size()), solved.rolls());
  }

  static Solved solve(Machine machine) {
    return solve(Automaton.of(machine, Rolls.ALL), Automaton.START);
  }

  static Solved solve(Automaton automaton, int start) {
    var states = automaton.from(start);
    var chain = new LinkedHashMap<Integer, Exits>();
    states.forEach(state -> chain.put(state, exits(automaton, state)));
    var before = before(chain);
    for (var state : states.reversed()) {
      if (state != start) {
        remove(chain, before, state);
      }
    }
    var exits = chain.get(start);
    if (exits == null) {
      throw new IllegalStateException("a chain without its start");
    }
    closeLoop(exits, start);
    return new Solved(automaton, exits.endings, exits.rolls);
  }

  private static Exits exits(Automaton automaton, int state) {
    var exits = new Exits();
    for (var roll = 0; roll < Rolls.ALL.size(); roll++) {
      var next = automaton.next(state, roll);
      if (next < 0) {
        exits.endings.merge(~next, chance(roll), Ratio::plus);
      } else {
        exits.states.merge(next, chance(roll), Ratio::plus);
      }
    }
    return exits;
  }

  static Ratio chance(int roll) {
    return Ratio.of(Rolls.ALL.ways(roll), Rolls.ALL.total());
  }

  /// The predecessors of each state.
  private static Map<Integer, Set<Integer>> before(Map<Integer, Exits> chain) {
    var before = new HashMap<Integer, Set<Integer>>();
    chain.forEach((state, exits) -> lead(before, state, exits));
    return before;
  }

  private static void lead(Map<Integer, Set<Integer>> before, int state, Exits exits) {
    exits
        .states
        .keySet()
        .forEach(next -> before.computeIfAbsent(next, _ -> new HashSet<>()).add(state));
  }

  /// Eliminates a state by redirecting its predecessors to its successors.
  private static void remove(
      Map<Integer, Exits> chain, Map<Integer, Set<Integer>> before, int state) {
    var exits = chain.remove(state);
    if (exits == null) {
      throw new IllegalStateException("state " + state + " is not in the chain");
    }
    closeLoop(exits, state);
    for (var place : before.getOrDefault(state, Set.of())) {
      var other = chain.get(place);
      var weight = other == null ? null : other.states.remove(state);
      if (other != null && weight != null) {
        other.add(exits, weight);
        lead(before, place, exits);
      }
    }
  }

  /// Removes a self-loop with probability p: the state is left after 1 / (1 - p) visits on average.
  private static void closeLoop(Exits exits, int state) {
    var again = exits.states.remove(state);
    if (again != null) {
      exits.scale(Ratio.ONE.dividedBy(Ratio.ONE.minus(again)));
    }
  }
}
