package io.lammer.table;

import io.lammer.table.Refusal.Code;
import io.lammer.table.Table.Phase;
import java.util.List;
import java.util.Optional;

/// Checks that commands of every game share: the phase of the table and the seat.
public final class TableCheck {
  private TableCheck() {}

  public static Optional<Refusal> unknownSeat(Table table, int seat) {
    var seats = table.layout().rules().seats();
    return Code.UNKNOWN_SEAT.when(seat < 1 || seat > seats, seat, seats);
  }

  public static Optional<Refusal> locked(Table table) {
    return Code.BETTING_CLOSED.when(table.phase() != Phase.BETTING);
  }

  static Optional<Refusal> closed(Table table, int seat) {
    return unknownSeat(table, seat).or(() -> locked(table));
  }

  /// Refuses an outcome before the wagers are locked. An entered outcome can be corrected until it
  /// is confirmed. A follow-up is entered without a lock, and a round cannot be entered in its
  /// place.
  public static Optional<Refusal> early(Table table) {
    var entered = table.entered();
    return Code.NOT_LOCKED.when(
        table.phase() == Phase.BETTING
            || (entered != null && table.layout().play().isFollowUp(entered)));
  }

  /// The refusal of a command that belongs to another game.
  public static Answer<List<Event>> wrongGame(Table table, Command.OfGame command) {
    return Code.WRONG_OUTCOME.refuse(
        command.description(), table.layout().edition().game().title());
  }
}
