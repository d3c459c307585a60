package io.lammer.rules;

/// How closely the cards must be known before a word can be decided, coarsest first.
public enum Grain {
  /// The totals of the hands, how many cards each has, and the points of the Fightback card.
  TOTALS,
  POINTS,
  RANK,
  COLOR,
  SUIT
}
