package io.lammer.house;

import io.lammer.table.Answer;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Regulation;
import java.time.LocalDate;
import java.util.Optional;

/// Retires a jackpot and watches the deadline for distributing its money (WAC 230-15-710).
final class Retirement {
  private Retirement() {}

  static Answer<FloorChange> decide(FloorChange floor, LiveJackpot jackpot, String reason) {
    var due =
        jackpot.money().terms().isProgressive()
            ? days(floor, jackpot).map(floor.day()::plusDays).orElse(null)
            : null;
    return floor.and(jackpot.name(), new JackpotEvent.Retired(reason, floor.day(), due)).done();
  }

  /// The number of days that the regulations of its last table's venue allow for distribution.
  private static Optional<Integer> days(Floor floor, LiveJackpot jackpot) {
    return floor
        .asked(jackpot.life().table(), Regulation.ClosedProgressive.class)
        .map(Regulation.ClosedProgressive::withinDays);
  }

  static Answer<FloorChange> remind(FloorChange floor, LiveJackpot jackpot) {
    LocalDate due = jackpot.life().due();
    return due != null && jackpot.isOverdue(floor.day())
        ? floor
            .and(jackpot.name(), new JackpotEvent.Overdue(due, jackpot.owed().wholeCents()))
            .done()
        : Code.WRONG_STATUS.as("not-overdue").refuse(jackpot.name());
  }
}
