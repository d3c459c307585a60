package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// The inputs to a row's condition besides the outcome: the hand the wager is on, and the
/// operator's configured suit.
public record WagerContext(@Nullable Side selected, @Nullable Suit suit) {
  public static final WagerContext NONE = new WagerContext(null, null);

  public static WagerContext of(Side selected) {
    return new WagerContext(selected, null);
  }

  public static WagerContext of(@Nullable Suit suit) {
    return suit == null ? NONE : new WagerContext(null, suit);
  }
}
