package io.lammer.house;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.table.Jackpot;
import java.util.ArrayList;
import java.util.List;

/// Builds the transfers that change the accounts of a progressive from one state to another. The
/// house account pays or receives any remaining difference.
final class JackpotTransfers {
  private record Place(Account account, long change) {}

  private JackpotTransfers() {}

  static List<Transfer> between(
      String name, Jackpot from, Money fromPending, Jackpot to, Money toPending) {
    var places = new ArrayList<Place>();
    places.add(place(Kind.METER, name, to.meter().minus(from.meter())));
    places.add(place(Kind.RESERVE, name, to.reserve().minus(from.reserve())));
    places.add(place(Kind.OVERFLOW, name, to.overflow().minus(from.overflow())));
    places.add(place(Kind.SEED_LOAN, name, from.seedOwed().minus(to.seedOwed())));
    places.add(place(Kind.PENDING, name, toPending.minus(fromPending)));
    var sum = places.stream().mapToLong(Place::change).sum();
    places.add(new Place(Account.of(Kind.HOUSE), -sum));
    return transfers(places);
  }

  private static Place place(Kind kind, String name, Money change) {
    return new Place(new Account(kind, name), change.units());
  }

  /// Pairs decreasing accounts with increasing ones, in order.
  private static List<Transfer> transfers(List<Place> places) {
    var transfers = new ArrayList<Transfer>();
    var owed = places.stream().mapToLong(Place::change).toArray();
    for (var to = 0; to < owed.length; to++) {
      for (var from = 0; from < owed.length && owed[to] > 0; from++) {
        var units = Math.min(owed[to], -owed[from]);
        if (units > 0) {
          transfers.add(new Transfer(places.get(from).account(), places.get(to).account(), units));
          owed[to] -= units;
          owed[from] += units;
        }
      }
    }
    return transfers;
  }
}
