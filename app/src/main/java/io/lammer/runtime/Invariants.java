package io.lammer.runtime;

import io.lammer.accounting.StateBalances;
import io.lammer.house.Floor;
import io.lammer.house.FloorChange;
import io.lammer.house.FloorState;
import io.lammer.house.LiveTable;
import io.lammer.house.RoundInvariants;
import io.lammer.house.TableEvent;
import io.lammer.ledger.Account;
import io.lammer.ledger.Transfer;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Invariants of every command, whatever code decided it: its transfers equal the change in the
/// balances of the states, and no wager is settled by an outcome seen before it.
final class Invariants {
  private Invariants() {}

  /// Throws unless the transfers of a command account for what changed.
  static void check(List<Change> changes, List<Transfer> transfers) {
    var moved = new HashMap<Account, Long>();
    for (var transfer : transfers) {
      moved.merge(transfer.from(), -transfer.units(), Math::addExact);
      moved.merge(transfer.to(), transfer.units(), Math::addExact);
    }
    for (var change : changes) {
      StateBalances.of(change.before())
          .forEach((account, units) -> moved.merge(account, units, Math::addExact));
      StateBalances.of(change.after())
          .forEach((account, units) -> moved.merge(account, -units, Math::addExact));
    }
    moved.forEach(
        (account, units) -> {
          if (units != 0 && StateBalances.isHeldByState(account.kind())) {
            throw new IllegalStateException(
                "%s is out of balance by %d hundredths of a cent".formatted(account, units));
          }
        });
  }

  /// Throws if an event of a table does not belong to the table's current round.
  static void checkRounds(Floor before, List<FloorChange.Posted> events) {
    var checked = new HashMap<String, Checked>();
    for (var posted : events) {
      if (posted.event() instanceof TableEvent event) {
        var last = checked.get(posted.journal());
        var table = last == null ? before.state(posted.journal()) : last.after();
        if (table instanceof LiveTable live) {
          RoundInvariants.check(live, event);
          checked.put(posted.journal(), new Checked(live, event));
        }
      }
    }
  }

  /// An event and the table's state before it; the state after it is computed only if another event
  /// follows.
  private record Checked(LiveTable table, TableEvent event) {
    LiveTable after() {
      return LiveTable.evolve(table, table.name(), event);
    }
  }

  /// The state of a journal before and after a command.
  record Change(String journal, @Nullable FloorState before, FloorState after) {}
}
