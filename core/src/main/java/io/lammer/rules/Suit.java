package io.lammer.rules;

/// The four suits; clubs and spades are black.
public enum Suit {
  SPADES('s', false),
  HEARTS('h', true),
  DIAMONDS('d', true),
  CLUBS('c', false);

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
}
