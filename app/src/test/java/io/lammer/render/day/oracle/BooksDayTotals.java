package io.lammer.render.day.oracle;

import io.lammer.accounting.HouseBooks.Balance;
import io.lammer.accounting.Reconciliation.Buckets;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// The balances of all accounts at the start and end of a day.
final class BooksDayTotals {
  private final Map<Account, Long> opening = new HashMap<>();
  private final Map<Account, Long> closing = new HashMap<>();

  void add(List<Transfer> transfers, boolean before) {
    for (var transfer : transfers) {
      add(closing, transfer);
      if (before) {
        add(opening, transfer);
      }
    }
  }

  private static void add(Map<Account, Long> balances, Transfer transfer) {
    balances.merge(transfer.from(), -transfer.units(), Math::addExact);
    balances.merge(transfer.to(), transfer.units(), Math::addExact);
  }

  List<Balance> balances() {
    var balances = new ArrayList<Balance>();
    for (var kind : Kind.values()) {
      Predicate<Account> ofKind = account -> account.kind() == kind;
      balances.add(new Balance(kind, sum(opening, ofKind), sum(closing, ofKind)));
    }
    return balances;
  }

  private static Money sum(Map<Account, Long> balances, Predicate<Account> of) {
    return new Money(
        balances.entrySet().stream()
            .filter(entry -> of.test(entry.getKey()))
            .mapToLong(Map.Entry::getValue)
            .sum());
  }

  /// The closing balances of a jackpot's accounts.
  Buckets jackpot(String name) {
    return new Buckets(
        closing(Kind.METER, name),
        closing(Kind.RESERVE, name),
        closing(Kind.OVERFLOW, name),
        Money.ZERO.minus(closing(Kind.SEED_LOAN, name)),
        closing(Kind.PENDING, name));
  }

  private Money closing(Kind kind, String owner) {
    return new Money(closing.getOrDefault(new Account(kind, owner), 0L));
  }

  /// The net change of the players' money at a table during the day, including stakes on the
  /// layout.
  Money players(String table) {
    Predicate<Account> players = account -> isPlayers(account, table);
    return sum(closing, players).minus(sum(opening, players));
  }

  /// The net change of the house's money at a table during the day.
  Money house(String table) {
    Predicate<Account> own = account -> isHouse(account) && account.owner().equals(table);
    return sum(closing, own).minus(sum(opening, own));
  }

  private static boolean isHouse(Account account) {
    return switch (account.kind()) {
      case BANK, COMMISSION, PROMOTION, ENVY -> true;
      case SEAT, FELT, HOUSE, PENDING, OWED, DEALERS, METER, RESERVE, OVERFLOW, SEED_LOAN -> false;
    };
  }

  private static boolean isPlayers(Account account, String table) {
    return switch (account.kind()) {
      case SEAT, OWED -> account.owner().startsWith(table + "/");
      case FELT -> account.owner().equals(table);
      case BANK,
          HOUSE,
          PENDING,
          COMMISSION,
          PROMOTION,
          ENVY,
          DEALERS,
          METER,
          RESERVE,
          OVERFLOW,
          SEED_LOAN ->
          false;
    };
  }
}
