package io.lammer.rules;

/// How precisely the cards must be known to decide a predicate, coarsest first.
public enum CardDetail {
  /// The totals and card counts of the hands, and the points of the Fightback card.
  TOTALS,
  POINTS,
  RANK,
  COLOR,
  SUIT
}
