package io.lammer.tables.floor;

/// The closed list of reasons for which a progressive's money may change without being won.
public enum Adjustment {
  /// The display was wrong; up or down.
  MALFUNCTION(true),
  /// The display was above the limit: the excess goes to overflow.
  ABOVE_LIMIT(true),
  /// Funds that are not displayed are booked as receipts of the house.
  RECEIPTS(false),
  /// The house takes seed money back that it is owed.
  SEED_RECOVERY(true),
  /// The money of a jackpot out of play goes to another one.
  TRANSFER(true),
  /// The money of a jackpot out of play leaves the house; the note says to whom.
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
