package io.lammer.house;

import io.lammer.house.LiveTable.Past;
import io.lammer.house.TableEvent.Aside;
import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.rules.Money;
import io.lammer.table.Answer;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameHouse;
import io.lammer.table.Postings;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Voids the last settled round of a table. Wagers made since are returned and set aside, so that
/// they can be made again.
final class Voiding {
  private Voiding() {}

  /// Reverses the round's transfers. Contributions to meters stay there at the house's expense.
  static Answer<FloorChange> decide(FloorChange floor, LiveTable table, String reason) {
    if (table.past().isEmpty() || table.playing().phase() != Phase.BETTING) {
      return Code.NOTHING_TO_VOID.refuse(table.name());
    }
    var last = table.past().getFirst();
    return Answer.unless(
        changed(table.playing(), last.after()).or(() -> paid(floor, last)),
        () -> voided(floor, table, last, reason));
  }

  /// Refuses if something changed that cannot be restored: the shoe, paid commission, or a wager
  /// taken down. The shooter and wagers turned on or off return to their state before the round.
  private static Optional<Refusal> changed(Table now, Table after) {
    var less =
        after.wagers().stream()
            .anyMatch(
                wager ->
                    now.find(wager.seat(), wager.spot())
                        .filter(still -> still.stake().compareTo(wager.stake()) >= 0)
                        .isEmpty());
    return Code.CHANGED_SINCE.when(less || !unchanged(now.felt()).equals(unchanged(after.felt())));
  }

  private static Felt unchanged(Felt felt) {
    return GameHouse.of(felt.game()).unchangedForVoid(felt);
  }

  private static Optional<Refusal> paid(Floor floor, Past last) {
    return last.hits().stream()
        .filter(won -> !floor.house().papers().slips(won.jackpot(), won.hit()).isEmpty())
        .findFirst()
        .map(won -> Code.JACKPOT_PAID.because(won.hit(), won.jackpot()));
  }

  private static Answer<FloorChange> voided(
      FloorChange floor, LiveTable table, Past last, String reason) {
    var after = floor;
    var aside = new ArrayList<Aside>();
    for (var wager : table.playing().wagers()) {
      var down = added(wager, last.after());
      if (down.stake().isPositive()) {
        aside.add(new Aside(down.seat(), down.spot(), down.stake()));
        after = PlayDecider.post(after, table.name(), down);
      }
    }
    after =
        after.and(
            table.name(),
            new TableEvent.Voided(table.round(), reason, aside),
            transfers(floor, table, last));
    for (var won : waiting(floor, last).reversed()) {
      after =
          HitDecider.rejected(
              after, after.played(won.jackpot()), won.hit(), "the round was voided: " + reason);
    }
    return after.done();
  }

  /// The part of a wager that was added after the round.
  private static Event.TakenDown added(StandingBet wager, Table after) {
    var earlier = after.find(wager.seat(), wager.spot());
    return new Event.TakenDown(
        wager.seat(),
        wager.wager(),
        wager.stake().minus(earlier.map(StandingBet::stake).orElse(Money.ZERO)),
        wager.vig().minus(earlier.map(StandingBet::vig).orElse(Money.ZERO)));
  }

  /// The hits of a round that still await a decision. Rejected hits are already reversed.
  static List<TableEvent.Won> waiting(Floor floor, Past round) {
    return round.hits().stream()
        .filter(
            won ->
                floor.played(won.jackpot()).open().stream()
                    .anyMatch(open -> open.number() == won.hit()))
        .toList();
  }

  /// The transfers that reverse the round, except for the envy of its hits, which is returned with
  /// each hit.
  private static List<Transfer> transfers(Floor floor, LiveTable table, Past round) {
    var transfers =
        new ArrayList<>(
            Postings.undone(
                table.playing().layout(), round.settlement(), round.settlement().envyApart()));
    for (var lock : round.before().wagers().entrySet()) {
      var staked = floor.played(lock.getKey()).money().terms().wager().times(lock.getValue());
      transfers.add(new Transfer(Account.of(Kind.BANK), Account.of(Kind.FELT), staked.units()));
    }
    return transfers.stream().map(transfer -> transfer.at(table.name())).toList();
  }
}
