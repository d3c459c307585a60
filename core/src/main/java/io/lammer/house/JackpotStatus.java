package io.lammer.house;

import io.lammer.house.LiveJackpot.Status;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// The status of a jackpot and, after retirement, the deadline for distributing its money.
///
/// @param table the last table that joined it, or empty; its venue determines the regulations
/// @param due the last day for distributing its money; null if it is in play or has no deadline
/// @param reminded the alert about a missed deadline was raised
public record JackpotStatus(
    Status status, String table, @Nullable LocalDate due, boolean reminded) {
  static final JackpotStatus NEW = new JackpotStatus(Status.RUNNING, "", null, false);

  JackpotStatus in(Status newStatus) {
    return new JackpotStatus(newStatus, table, due, reminded);
  }

  JackpotStatus joined(String newTable) {
    return new JackpotStatus(status, newTable, due, reminded);
  }

  JackpotStatus retired(@Nullable LocalDate day) {
    return new JackpotStatus(Status.RETIRED, table, day, false);
  }

  JackpotStatus overdue() {
    return new JackpotStatus(status, table, due, true);
  }
}
