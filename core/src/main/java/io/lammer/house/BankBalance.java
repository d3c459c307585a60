package io.lammer.house;

import io.lammer.rules.Money;

/// The bank balance of a jackpot, according to the books.
///
/// @param lacking a count or seizure left less than is owed
public record BankBalance(Money held, boolean lacking) {
  static final BankBalance EMPTY = new BankBalance(Money.ZERO, false);

  BankBalance deposited(Money amount) {
    return new BankBalance(held.plus(amount), lacking);
  }

  BankBalance paid(Money amount) {
    return new BankBalance(held.minus(amount), lacking);
  }

  BankBalance counted(Money balance, Money owed) {
    return new BankBalance(balance, balance.compareTo(owed) < 0);
  }

  BankBalance seized(Money amount, Money owed) {
    return counted(held.minus(amount), owed);
  }

  BankBalance restarted() {
    return new BankBalance(held, false);
  }
}
