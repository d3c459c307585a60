package io.lammer.accounting;

import io.lammer.accounting.Reconciliation.Buckets;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.rules.Money;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// The books of a house over a period: the balances of all accounts at its start and its end.
public final class HouseBooks {
  private final Map<Account, Long> opening = new HashMap<>();
  private final Map<Account, Long> closing = new HashMap<>();

  /// @param journals all journals of the house, each over the same period
  public HouseBooks(List<JournalDay> journals) {
    for (var day : journals) {
      day.balances().opening().forEach((account, units) -> add(opening, account, units));
      day.balances().closing().forEach((account, units) -> add(closing, account, units));
    }
  }

  private static void add(Map<Account, Long> balances, Account account, long units) {
    balances.merge(account, units, Math::addExact);
  }

  /// The opening and closing balance of all accounts of a kind.
  public record Balance(Kind kind, Money opening, Money closing) {}

  public List<Balance> balances() {
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
  public Buckets jackpot(String name) {
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

  /// The net change of the players' money at a table, including stakes on the layout.
  public Money players(String table) {
    return change(account -> isPlayers(account, table));
  }

  /// The net change of the house's money at a table.
  public Money house(String table) {
    return change(account -> isHouse(account) && account.owner().equals(table));
  }

  private Money change(Predicate<Account> of) {
    return sum(closing, of).minus(sum(opening, of));
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
