package io.lammer.rules.compiled;

import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The transition table of a machine. Reachable states are numbered from 0 (the start) in
/// breadth-first order. An entry is the number of the next state or, if negative, the complement
/// `~e` of an ending's number.
///
/// Exact odds, reachable rows and the progress of a wager are computed from it. A simulator would
/// use it like this:
///
/// ```
/// int[] next = automaton.table();
/// int state = Automaton.START;
/// do {
///   state = next[state * outcomes + draw()];
/// } while (state >= 0);
/// hits[~state]++;
/// ```
///
/// The endings do not depend on the rows, so one simulated machine serves all paytables;
/// [WagerRows] maps each ending to a row.
public final class Automaton implements Serializable {
  public static final int START = 0;

  private record Key(Machine machine, Outcomes<?> outcomes) {}

  /// Cache: editions and tables share machines, and a large one takes long to build.
  private static final Map<Key, Automaton> KNOWN = new ConcurrentHashMap<>();

  /// The number of outcomes.
  private final int outcomes;

  private final int[] next;

  /// The number of each machine state.
  private final Map<Integer, Integer> numbers = new LinkedHashMap<>();

  private final List<Integer> states = new ArrayList<>();
  private final List<Ending> endings;

  private Automaton(Machine machine, Outcomes<?> outcomes) {
    this.outcomes = outcomes.size();
    var table = new ArrayList<Integer>();
    var codes = new LinkedHashMap<Ending, Integer>();
    numbered(Machine.START);
    for (var state = 0; state < states.size(); state++) {
      for (var outcome : outcomes.all()) {
        table.add(
            switch (machine.advance(states.get(state), outcome)) {
              case Step.Stays(var next) -> numbered(next);
              case Step.Ends(var ending) -> ~number(codes, ending);
            });
      }
    }
    this.next = table.stream().mapToInt(Integer::intValue).toArray();
    this.endings = List.copyOf(codes.keySet());
  }

  public static Automaton of(Machine machine, Outcomes<?> outcomes) {
    return KNOWN.computeIfAbsent(
        new Key(machine, outcomes), key -> new Automaton(key.machine(), key.outcomes()));
  }

  private int numbered(int state) {
    var number = number(numbers, state);
    if (number == states.size()) {
      states.add(state);
    }
    return number;
  }

  /// The number of a thing; a new thing gets the next number.
  private static <T> int number(Map<T, Integer> numbers, T thing) {
    numbers.putIfAbsent(thing, numbers.size());
    return numbers.getOrDefault(thing, 0);
  }

  /// The number of states.
  public int size() {
    return states.size();
  }

  /// The number of the next state, or the complement of an ending's number.
  public int next(int state, int outcome) {
    return next[state * outcomes + outcome];
  }

  /// A copy of the table, indexed by `state * outcomes + outcome`.
  public int[] table() {
    return next.clone();
  }

  /// The endings, in the order of their numbers.
  public List<Ending> endings() {
    return endings;
  }

  /// The machine's own state, as live tables store it.
  public int state(int number) {
    return states.get(number);
  }

  /// The number of a machine state, or -1 if the machine cannot reach it.
  public int number(int state) {
    return numbers.getOrDefault(state, -1);
  }

  /// The states reachable from this one, including itself, in breadth-first order.
  public List<Integer> from(int state) {
    var open = new ArrayList<>(List.of(state));
    var seen = new BitSet(size());
    seen.set(state);
    for (var i = 0; i < open.size(); i++) {
      for (var outcome = 0; outcome < outcomes; outcome++) {
        var to = next(open.get(i), outcome);
        if (to >= 0 && !seen.get(to)) {
          seen.set(to);
          open.add(to);
        }
      }
    }
    return open;
  }
}
