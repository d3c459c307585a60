package io.lammer.tables.floor;

import io.lammer.rules.Money;

/// What the bank holds for a jackpot, by the books.
///
/// @param lacking a count or a seizure left less there than is owed
public record Escrow(Money held, boolean lacking) {
  static final Escrow EMPTY = new Escrow(Money.ZERO, false);

  Escrow deposited(Money amount) {
    return new Escrow(held.plus(amount), lacking);
  }

  Escrow paid(Money amount) {
    return new Escrow(held.minus(amount), lacking);
  }

  Escrow counted(Money balance, Money owed) {
    return new Escrow(balance, balance.compareTo(owed) < 0);
  }

  Escrow seized(Money amount, Money owed) {
    return counted(held.minus(amount), owed);
  }

  Escrow restarted() {
    return new Escrow(held, false);
  }
}
