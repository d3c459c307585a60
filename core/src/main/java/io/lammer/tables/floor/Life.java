package io.lammer.tables.floor;

import io.lammer.tables.floor.LiveJackpot.Status;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// Whether a jackpot is played, and since it is not, until when its money is to be gone.
///
/// @param table the last table that joined it, or empty; its venue gives the rules of the place
/// @param due the last day for its money, of a jackpot out of play; null where none is known
/// @param reminded the day went by with money left, and an alert said so
public record Life(Status status, String table, @Nullable LocalDate due, boolean reminded) {
  static final Life NEW = new Life(Status.RUNNING, "", null, false);

  Life in(Status newStatus) {
    return new Life(newStatus, table, due, reminded);
  }

  Life joined(String newTable) {
    return new Life(status, newTable, due, reminded);
  }

  Life retired(@Nullable LocalDate day) {
    return new Life(Status.RETIRED, table, day, false);
  }

  Life overdue() {
    return new Life(status, table, due, true);
  }
}
