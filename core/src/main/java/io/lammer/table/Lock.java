package io.lammer.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a lock changed, and what reopening bets restores. A displayed meter never falls: the
/// contributions of a reopened lock stay in the jackpot, and the next wagers contribute that much
/// less.
///
/// @param lying the wagers before the lock, kept until the outcome is settled
/// @param ahead for each jackpot, how many wagers contributed at a lock that was reopened
/// @param seen an outcome of this round, or a part of one, was entered and taken back
public record Lock(List<StandingBet> lying, Map<String, Integer> ahead, boolean seen) {
  public static final Lock NONE = new Lock(List.of(), Map.of());

  public Lock(List<StandingBet> lying, Map<String, Integer> ahead) {
    this(lying, ahead, false);
  }

  public Lock {
    lying = List.copyOf(lying);
    ahead = Map.copyOf(ahead);
  }

  /// The number of these wagers that still have to contribute.
  int brings(String jackpot, int wagers) {
    return Math.max(0, wagers - ahead.getOrDefault(jackpot, 0));
  }

  /// @param unlocked how many of the wagers each jackpot takes
  Lock locked(List<StandingBet> wagers, Map<String, Integer> unlocked) {
    return new Lock(wagers, counted(unlocked, -1));
  }

  /// @param unlocked how many of the wagers that lay before the lock each jackpot took
  Lock reopened(Map<String, Integer> unlocked) {
    return new Lock(List.of(), counted(unlocked, 1));
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
