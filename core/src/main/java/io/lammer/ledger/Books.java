package io.lammer.ledger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The balances of all accounts. Immutable.
public final class Books {
  public static final Books EMPTY = new Books(Map.of());

  private final Map<Account, Long> balances;

  private Books(Map<Account, Long> balances) {
    this.balances = balances;
  }

  /// Applies all transfers; throws if an account would be overdrawn.
  public Books post(List<Transfer> transfers) {
    var next = new HashMap<>(balances);
    for (var transfer : transfers) {
      next.merge(transfer.from(), -transfer.units(), Math::addExact);
      next.merge(transfer.to(), transfer.units(), Math::addExact);
    }
    next.forEach(
        (account, balance) -> {
          if (balance < 0 && account.kind().mustStayPositive()) {
            throw new IllegalStateException(account + " would be overdrawn by " + -balance);
          }
        });
    return new Books(next);
  }

  public long balance(Account account) {
    return balances.getOrDefault(account, 0L);
  }

  public long total(Account.Kind kind) {
    return balances.entrySet().stream()
        .filter(entry -> entry.getKey().kind() == kind)
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  /// Always zero, since every debit has its credit.
  public long sum() {
    return balances.values().stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public String toString() {
    var sorted = new TreeMap<String, Long>();
    balances.forEach((account, balance) -> sorted.put(account.toString(), balance));
    return sorted.toString();
  }
}
