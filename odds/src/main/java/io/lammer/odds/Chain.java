package io.lammer.odds;

import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A wager's machine as an absorbing chain over rolls of two dice, solved in fractions by taking
/// its states out one by one.
public final class Chain {
  /// All 36 rolls as the 21 that differ, with how often each comes.
  private static final Map<Roll, Integer> ROLLS = allRolls();

  /// What leaving a state leads to: states still in the chain, endings, and the rolls it takes.
  private static final class Exits {
    final Map<Integer, Ratio> states = new LinkedHashMap<>();
    final Map<Ending, Ratio> endings = new LinkedHashMap<>();
    Ratio rolls = Ratio.ONE;

    void scale(Ratio factor) {
      states.replaceAll((_, weight) -> weight.times(factor));
      endings.replaceAll((_, weight) -> weight.times(factor));
      rolls = rolls.times(factor);
    }

    void add(Exits other, Ratio weight) {
      other.states.forEach((key, value) -> states.merge(key, value.times(weight), Ratio::plus));
      other.endings.forEach((key, value) -> endings.merge(key, value.times(weight), Ratio::plus));
      rolls = rolls.plus(other.rolls.times(weight));
    }
  }

  /// The probability of every ending, and the average number of rolls.
  public record Solved(Map<Ending, Ratio> endings, Ratio rolls) {}

  /// Solved machines: editions share them, and a big one takes a while.
  private static final Map<Machine, Solved> SOLVED = new ConcurrentHashMap<>();

  private Chain() {}

  public static Counts count(Wager wager) {
    var solved = SOLVED.computeIfAbsent(wager.machine(), machine -> solve(machine, Machine.START));
    var byRow = new HashMap<@Nullable Row, Ratio>();
    solved
        .endings()
        .forEach((ending, chance) -> byRow.merge(wager.row(ending), chance, Ratio::plus));
    var chances = wager.rows().stream().map(row -> byRow.getOrDefault(row, Ratio.ZERO)).toList();
    return Counts.of(wager.rows(), chances, solved.rolls());
  }

  public static Solved solve(Machine machine, int start) {
    var chain = explore(machine, start);
    var before = before(chain);
    for (var state : List.copyOf(chain.keySet()).reversed()) {
      if (state != start) {
        remove(chain, before, state);
      }
    }
    var exits = chain.get(start);
    if (exits == null) {
      throw new IllegalStateException("a chain without its start");
    }
    closeLoop(exits, start);
    return new Solved(exits.endings, exits.rolls);
  }

  /// Every state that can be reached, nearest first.
  private static Map<Integer, Exits> explore(Machine machine, int start) {
    var chain = new LinkedHashMap<Integer, Exits>();
    var open = new ArrayDeque<Integer>();
    open.add(start);
    while (!open.isEmpty()) {
      var state = open.remove();
      if (chain.containsKey(state)) {
        continue;
      }
      var exits = exits(machine, state);
      chain.put(state, exits);
      open.addAll(exits.states.keySet());
    }
    return chain;
  }

  private static Exits exits(Machine machine, int state) {
    var exits = new Exits();
    ROLLS.forEach(
        (roll, times) -> {
          var chance = Ratio.of(times, 36);
          switch (machine.advance(state, roll)) {
            case Step.Stays(var next) -> exits.states.merge(next, chance, Ratio::plus);
            case Step.Ends(var ending) -> exits.endings.merge(ending, chance, Ratio::plus);
          }
        });
    return exits;
  }

  /// The states that lead to each.
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

  /// Takes a state out: whoever led to it leads to its exits instead.
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

  /// A state that may lead to itself is left in the end, after 1 / (1 - p) visits on average.
  private static void closeLoop(Exits exits, int state) {
    var again = exits.states.remove(state);
    if (again != null) {
      exits.scale(Ratio.ONE.dividedBy(Ratio.ONE.minus(again)));
    }
  }

  /// How often each of the different rolls comes in 36.
  static Map<Roll, Integer> rolls() {
    return ROLLS;
  }

  private static Map<Roll, Integer> allRolls() {
    var rolls = new LinkedHashMap<Roll, Integer>();
    for (var high = 1; high <= 6; high++) {
      for (var low = 1; low <= high; low++) {
        rolls.put(new Roll(low, high), low == high ? 1 : 2);
      }
    }
    return rolls;
  }
}
