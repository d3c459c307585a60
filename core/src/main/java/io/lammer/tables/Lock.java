package io.lammer.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What no more bets did, and what bets go back to when they are reopened. A displayed meter never
/// falls: what a reopened lock brought in stays there, and the next wagers of that jackpot bring so
/// much less.
///
/// @param lying the wagers as they lay before the lock, until the outcome is settled
/// @param ahead how many wagers of each jackpot were brought in and then reopened
/// @param seen an outcome of this round, or a part of one, was entered and taken back
public record Lock(List<Standing> lying, Map<String, Integer> ahead, boolean seen) {
  public static final Lock NONE = new Lock(List.of(), Map.of());

  public Lock(List<Standing> lying, Map<String, Integer> ahead) {
    this(lying, ahead, false);
  }

  public Lock {
    lying = List.copyOf(lying);
    ahead = Map.copyOf(ahead);
  }

  /// How many of so many wagers bring their money in.
  int brings(String jackpot, int wagers) {
    return Math.max(0, wagers - ahead.getOrDefault(jackpot, 0));
  }

  Lock locked(List<Standing> wagers) {
    return new Lock(wagers, counted(Table.unlocked(wagers), -1));
  }

  public Lock reopened() {
    return new Lock(List.of(), counted(Table.unlocked(lying), 1));
  }

  Lock settled() {
    return lying.isEmpty() && !seen ? this : new Lock(List.of(), ahead);
  }

  Lock afterOutcome() {
    return new Lock(lying, ahead, true);
  }

  private Map<String, Integer> counted(Map<String, Integer> wagers, int sign) {
    if (sign < 0 && ahead.isEmpty()) {
      return ahead;
    }
    var counts = new HashMap<>(ahead);
    wagers.forEach((jackpot, count) -> counts.merge(jackpot, sign * count, Integer::sum));
    counts.values().removeIf(count -> count <= 0);
    return counts;
  }
}
