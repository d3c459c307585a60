package io.lammer.rules;

/// How closely the cards must be known before a word can be decided, coarsest first.
public enum Grain {
  POINTS,
  RANK,
  COLOR,
  SUIT
}
