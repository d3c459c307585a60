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

/// A machine written out: every state that can be reached, numbered from 0 (the start) by how near
/// it is, and what each outcome leads to. That is the number of the next state, or the complement
/// `~e` of an ending's number, which is negative.
///
/// Exact odds, reachable rows and the progress of a wager are read off it. So would a simulator:
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
/// One run of a machine serves all paytables, since the endings do not depend on the rows:
/// [WagerRows] says afterwards which row each of them meets.
public final class Automaton implements Serializable {
  public static final int START = 0;

  private record Key(Machine machine, Outcomes<?> outcomes) {}

  /// Editions and tables share machines, and a big one takes a while.
  private static final Map<Key, Automaton> KNOWN = new ConcurrentHashMap<>();

  /// How many there are.
  private final int outcomes;

  private final int[] next;

  /// The machine's own states and the numbers they have here.
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

  /// The number of a thing, the next one for a new thing.
  private static <T> int number(Map<T, Integer> numbers, T thing) {
    numbers.putIfAbsent(thing, numbers.size());
    return numbers.getOrDefault(thing, 0);
  }

  /// How many states there are.
  public int size() {
    return states.size();
  }

  /// The number of the next state, or the complement of an ending's.
  public int next(int state, int outcome) {
    return next[state * outcomes + outcome];
  }

  /// All of it, at `state * outcomes + outcome`.
  public int[] table() {
    return next.clone();
  }

  /// In the order of their numbers.
  public List<Ending> endings() {
    return endings;
  }

  /// The state as the machine and live tables know it.
  public int state(int number) {
    return states.get(number);
  }

  /// The number of a state of the machine, or -1 if it is never in it.
  public int number(int state) {
    return numbers.getOrDefault(state, -1);
  }

  /// The states that a wager in this one may still come to, itself first and nearer ones before
  /// those behind them.
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
