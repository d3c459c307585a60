package io.lammer.accounting;

import io.lammer.ledger.Account;
import java.util.Collections;
import java.util.Comparator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Account balances from the transfers of a single journal, in hundredths of a cent. The books of a
/// house are the sum over all its journals.
public record Balances(SortedMap<Account, Long> opening, SortedMap<Account, Long> closing) {
  public static final Comparator<Account> ORDER =
      Comparator.comparing(Account::kind).thenComparing(Account::owner);

  public Balances {
    opening = sorted(opening);
    closing = sorted(closing);
  }

  private static SortedMap<Account, Long> sorted(Map<Account, Long> balances) {
    var sorted = new TreeMap<Account, Long>(ORDER);
    balances.forEach(
        (account, units) -> {
          if (units != 0) {
            sorted.put(account, units);
          }
        });
    return Collections.unmodifiableSortedMap(sorted);
  }

  Balances plus(Balances later) {
    return new Balances(opening, later.closing);
  }
}
