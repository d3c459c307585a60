package io.lammer.ledger;

/// A movement of money between two accounts, in hundredths of a cent. A transfer is never changed;
/// a correction is another transfer.
public record Transfer(Account from, Account to, long units) {
  /// The corresponding transfer at a table on the floor.
  public Transfer at(String table) {
    return new Transfer(from.at(table), to.at(table), units);
  }

  public Transfer {
    if (units <= 0) {
      throw new IllegalArgumentException("a transfer moves a positive amount, not " + units);
    }
    if (from.equals(to)) {
      throw new IllegalArgumentException("a transfer from " + from + " to itself");
    }
  }
}
