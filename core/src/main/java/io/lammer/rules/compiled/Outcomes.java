package io.lammer.rules.compiled;

import io.lammer.rules.Outcome;
import java.util.ArrayList;
import java.util.List;

/// The outcomes of one round, with equivalent ones merged and counted.
///
/// A simulator fills an array of [#total] elements, repeating each outcome as often as it has ways,
/// and picks an element at random. [Automaton] caches by the identity of this object, so each list
/// is created once and kept in a constant.
public final class Outcomes<T extends Outcome> {
  /// An outcome and the number of ways in which it comes about.
  public record Weighted<T extends Outcome>(T outcome, int ways) {}

  private final List<T> all;
  private final int[] ways;
  private final int total;

  private Outcomes(List<Weighted<T>> weighted) {
    var outcomes = new ArrayList<T>();
    this.ways = new int[weighted.size()];
    for (var one : weighted) {
      ways[outcomes.size()] = one.ways();
      outcomes.add(one.outcome());
    }
    this.all = List.copyOf(outcomes);
    var sum = 0;
    for (var number : ways) {
      sum += number;
    }
    this.total = sum;
  }

  public static <T extends Outcome> Outcomes<T> of(List<Weighted<T>> weighted) {
    return new Outcomes<>(weighted);
  }

  public List<T> all() {
    return all;
  }

  public int size() {
    return all.size();
  }

  public T get(int outcome) {
    return all.get(outcome);
  }

  public int ways(int outcome) {
    return ways[outcome];
  }

  /// The number of ways of all outcomes together.
  public int total() {
    return total;
  }
}
