package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// What a row may refer to beyond the outcome: the hand the wager is on, and the operator's suit.
public record Choice(@Nullable Side selected, @Nullable Suit suit) {
  public static final Choice NONE = new Choice(null, null);

  public static Choice of(Side selected) {
    return new Choice(selected, null);
  }

  public static Choice of(@Nullable Suit suit) {
    return suit == null ? NONE : new Choice(null, suit);
  }
}
