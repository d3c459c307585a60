package io.lammer.ledger;

/// A place where money can be: a kind, and whose it is (a seat, a jackpot; empty for the table's).
public record Account(Kind kind, String owner) {
  public enum Kind {
    /// What a player brought and took away.
    SEAT,
    /// Stakes on the layout that nobody has won yet.
    FELT,
    /// The table's own chips.
    BANK,
    /// The house's own money, away from the tables.
    HOUSE,
    /// Jackpots that were hit and wait for approval.
    PENDING,
    COMMISSION,
    /// Commission that a seat has not paid yet.
    OWED,
    /// House money set aside for promotions.
    PROMOTION,
    /// House money that pays dealer envy, and the dealers who get it.
    ENVY,
    DEALERS,
    /// The four places of a progressive's money.
    METER,
    RESERVE,
    OVERFLOW,
    SEED_LOAN;

    /// Money that was put there by players can never be overdrawn.
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

  /// The account of a table, of a kind that scripts leave without an owner.
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

  @Override
  public String toString() {
    return owner.isEmpty() ? kind.name() : kind.name() + "/" + owner;
  }
}
