package io.lammer.ledger;

/// Money that moved from one account to another, in hundredths of a cent. It is never changed: a
/// correction is a further transfer.
public record Transfer(Account from, Account to, long units) {
  /// The same at a table of the floor.
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
