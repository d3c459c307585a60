package io.lammer.table;

/// What happens to a wager that an outcome would resolve.
public enum BetFate {
  /// Off for this outcome, and left in place unchanged.
  UNTOUCHED,
  /// Settled and removed.
  DOWN,
  /// Settled, and left in place.
  STAYS,
  /// Settled, and left in place as if it had just been made.
  ANEW,
  /// Off for this outcome, and returned to the player.
  RETURNED
}
