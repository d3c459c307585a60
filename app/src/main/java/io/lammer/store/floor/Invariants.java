package io.lammer.store.floor;

import io.lammer.ledger.Account;
import io.lammer.ledger.Account.Kind;
import io.lammer.ledger.Transfer;
import io.lammer.tables.Felt;
import io.lammer.tables.floor.Access;
import io.lammer.tables.floor.Aftermath;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.RoundCheck;
import io.lammer.tables.floor.TableEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What must be so of every command, however it was decided: whatever it moved between accounts is
/// exactly by how much the states changed, and no wager is settled by an outcome seen before it.
final class Invariants {
  private Invariants() {}

  /// The balances that a state of the floor stands for.
  static Map<Account, Long> balances(@Nullable FloorState state) {
    var balances = new HashMap<Account, Long>();
    switch (state) {
      case LiveTable live -> {
        balances.put(new Account(Kind.FELT, live.name()), felt(live));
        if (live.table() != null && live.table().felt() instanceof Felt.Baccarat felt) {
          for (var owed : felt.owed().entrySet()) {
            var seat = new Account(Kind.OWED, live.name() + "/" + owed.getKey());
            balances.put(seat, -owed.getValue().units());
          }
        }
      }
      case LiveJackpot jackpot when jackpot.money().terms().isProgressive() -> {
        var money = jackpot.money();
        balances.put(new Account(Kind.METER, jackpot.name()), money.meter().units());
        balances.put(new Account(Kind.RESERVE, jackpot.name()), money.reserve().units());
        balances.put(new Account(Kind.OVERFLOW, jackpot.name()), money.overflow().units());
        balances.put(new Account(Kind.SEED_LOAN, jackpot.name()), -money.seedOwed().units());
        balances.put(new Account(Kind.PENDING, jackpot.name()), jackpot.won().units());
      }
      case LiveJackpot jackpot ->
          balances.put(new Account(Kind.PENDING, jackpot.name()), jackpot.won().units());
      case LiveDevice _, House _, Access _ -> {}
      case null -> {}
    }
    return balances;
  }

  /// Stakes and what was charged for them; a locked jackpot wager has left the felt.
  private static long felt(LiveTable live) {
    var table = live.table();
    if (table == null) {
      return 0;
    }
    return table.wagers().stream()
        .filter(wager -> wager.offer().jackpot() == null || !wager.locked())
        .mapToLong(wager -> wager.stake().plus(wager.vig()).units())
        .sum();
  }

  /// Throws when the transfers of a command do not account for what changed.
  static void check(List<Change> changes, List<Transfer> transfers) {
    var moved = new HashMap<Account, Long>();
    for (var transfer : transfers) {
      moved.merge(transfer.from(), -transfer.units(), Math::addExact);
      moved.merge(transfer.to(), transfer.units(), Math::addExact);
    }
    for (var change : changes) {
      balances(change.before())
          .forEach((account, units) -> moved.merge(account, units, Math::addExact));
      balances(change.after())
          .forEach((account, units) -> moved.merge(account, -units, Math::addExact));
    }
    moved.forEach(
        (account, units) -> {
          if (units != 0 && isHeldByState(account.kind())) {
            throw new IllegalStateException(
                "%s is out of balance by %d hundredths of a cent".formatted(account, units));
          }
        });
  }

  /// Throws when an event of a table does not belong to the round that the table is in.
  static void checkRounds(Floor before, List<Aftermath.Posted> events) {
    var checked = new HashMap<String, Checked>();
    for (var posted : events) {
      if (posted.event() instanceof TableEvent event) {
        var last = checked.get(posted.journal());
        var table = last == null ? before.state(posted.journal()) : last.after();
        if (table instanceof LiveTable live) {
          RoundCheck.check(live, event);
          checked.put(posted.journal(), new Checked(live, event));
        }
      }
    }
  }

  /// An event and the table that it happened at, which is moved on only if another event follows.
  private record Checked(LiveTable table, TableEvent event) {
    LiveTable after() {
      return LiveTable.evolve(table, table.name(), event);
    }
  }

  /// The accounts whose balance a state knows.
  static boolean isHeldByState(Kind kind) {
    return switch (kind) {
      case FELT, OWED, METER, RESERVE, OVERFLOW, SEED_LOAN, PENDING -> true;
      case SEAT, BANK, HOUSE, COMMISSION, PROMOTION, ENVY, DEALERS -> false;
    };
  }

  /// The state of a journal before and after a command.
  record Change(String journal, @Nullable FloorState before, FloorState after) {}
}
