package io.lammer.ledger;

/// An account in the books: its kind and its owner (a seat or a jackpot; empty for the table
/// itself).
public record Account(Kind kind, String owner) {
  public enum Kind {
    /// A player's money: buy-ins and cash-outs.
    SEAT,
    /// Stakes on the layout that are not yet resolved.
    FELT,
    /// The table's chips.
    BANK,
    /// House money outside the tables.
    HOUSE,
    /// Jackpot winnings that are not paid yet.
    PENDING,
    COMMISSION,
    /// Commission that a seat owes.
    OWED,
    /// House money set aside for promotions.
    PROMOTION,
    /// House money for dealer envy.
    ENVY,
    /// Envy pay that the dealers received.
    DEALERS,
    /// The buckets of a progressive jackpot.
    METER,
    RESERVE,
    OVERFLOW,
    SEED_LOAN;

    /// True for accounts that hold player money and so can never be overdrawn.
    boolean mustStayPositive() {
      return switch (this) {
        case FELT, PENDING, METER, RESERVE, OVERFLOW, COMMISSION, DEALERS -> true;
        case SEAT, OWED, BANK, HOUSE, PROMOTION, ENVY, SEED_LOAN -> false;
      };
    }
  }

  public static Account of(Kind kind) {
    return new Account(kind, "");
  }

  /// The corresponding account of a table on the floor. Scripts have one table and leave its name
  /// out.
  public Account at(String table) {
    return switch (kind) {
      case SEAT, OWED -> new Account(kind, table + "/" + owner);
      case FELT, BANK, COMMISSION, PROMOTION, ENVY, DEALERS -> new Account(kind, table);
      case HOUSE, PENDING, METER, RESERVE, OVERFLOW, SEED_LOAN -> this;
    };
  }

  public static Account seat(int seat) {
    return new Account(Kind.SEAT, Integer.toString(seat));
  }

  /// Reads the text of an account.
  public static Account parse(String text) {
    var slash = text.indexOf('/');
    return slash < 0
        ? of(Kind.valueOf(text))
        : new Account(Kind.valueOf(text.substring(0, slash)), text.substring(slash + 1));
  }

  @Override
  public String toString() {
    return owner.isEmpty() ? kind.name() : kind.name() + "/" + owner;
  }
}
