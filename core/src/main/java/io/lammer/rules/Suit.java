package io.lammer.rules;

import java.util.Locale;

/// The four suits; clubs and spades are black.
public enum Suit {
  SPADES('s', false),
  HEARTS('h', true),
  DIAMONDS('d', true),
  CLUBS('c', false);

  private static final String SPECIFIC = "Suit Specific";

  private final char letter;
  private final boolean red;

  Suit(char letter, boolean red) {
    this.letter = letter;
    this.red = red;
  }

  public char letter() {
    return letter;
  }

  public boolean isRed() {
    return red;
  }

  public String title() {
    return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
  }

  /// A label with "Suit Specific" replaced by this suit: "All Cards Hearts", "King of Hearts".
  public String in(String label) {
    return label.replace("(" + SPECIFIC + ")", "of " + title()).replace(SPECIFIC, title());
  }
}
