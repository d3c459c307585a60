package io.lammer.house;

/// The reasons for which a progressive's money may change without being won.
public enum Adjustment {
  /// Corrects a wrong display, up or down.
  MALFUNCTION(true),
  /// Moves the excess of a display above its limit to overflow.
  ABOVE_LIMIT(true),
  /// Books money that is not displayed as receipts of the house.
  RECEIPTS(false),
  /// Repays seed money that the house is owed.
  SEED_RECOVERY(true),
  /// Moves the money of a retired jackpot to another one.
  TRANSFER(true),
  /// Pays the money of a retired jackpot out of the house; the note names the recipient.
  CLOSING(true),
  /// The house adds money.
  ADDED(false);

  private final boolean lowersTheDisplay;

  Adjustment(boolean lowersTheDisplay) {
    this.lowersTheDisplay = lowersTheDisplay;
  }

  public boolean lowersTheDisplay() {
    return lowersTheDisplay;
  }
}
