package io.lammer.tables.floor;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.tables.Answer;
import io.lammer.tables.Postings;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
import io.lammer.tables.floor.LiveTable.Past;
import java.util.ArrayList;
import java.util.List;

/// Voids the last settled round of a table.
final class Voiding {
  private Voiding() {}

  /// The opposite transfers are made; what went into meters stays there, and the house bears it.
  static Answer<Aftermath> decide(Aftermath floor, LiveTable table, String reason) {
    if (table.past().isEmpty() || table.playing().phase() != Phase.BETTING) {
      return Code.NOTHING_TO_VOID.refuse(
          "table %s has no settled round to void; before it is confirmed an outcome is corrected",
          table.name());
    }
    var last = table.past().getFirst();
    if (!table.playing().equals(last.after())) {
      return Code.CHANGED_SINCE.refuse(
          "wagers, the shoe, the shooter or commission changed since the round was settled");
    }
    for (var won : last.hits()) {
      if (!floor.house().papers().slips(won.jackpot(), won.hit()).isEmpty()) {
        return Code.JACKPOT_PAID.refuse(
            "hit %d of jackpot %s was paid; a paid jackpot cannot be undone",
            won.hit(), won.jackpot());
      }
    }
    var after =
        floor.and(
            table.name(),
            new TableEvent.Voided(table.round(), reason),
            transfers(floor, table, last));
    for (var won : waiting(floor, last).reversed()) {
      after =
          HitDesk.rejected(
              after, after.played(won.jackpot()), won.hit(), "the round was voided: " + reason);
    }
    return after.done();
  }

  /// The hits of a round that nobody has decided: one that was rejected is out already.
  static List<TableEvent.Won> waiting(Floor floor, Past round) {
    return round.hits().stream()
        .filter(
            won ->
                floor.played(won.jackpot()).open().stream()
                    .anyMatch(open -> open.number() == won.hit()))
        .toList();
  }

  private static List<Transfer> transfers(Floor floor, LiveTable table, Past round) {
    var transfers = new ArrayList<>(Postings.undone(round.settlement()));
    for (var lock : round.before().wagers().entrySet()) {
      var staked = floor.played(lock.getKey()).money().terms().wager().times(lock.getValue());
      transfers.add(new Transfer(Account.of(Kind.BANK), Account.of(Kind.FELT), staked.units()));
    }
    return transfers.stream().map(transfer -> transfer.at(table.name())).toList();
  }
}
