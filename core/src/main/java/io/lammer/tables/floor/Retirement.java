package io.lammer.tables.floor;

import io.lammer.tables.Answer;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Regulation;
import java.time.LocalDate;
import java.util.Optional;

/// Retires a jackpot, and watches that its money goes where the rules let it (WAC 230-15-710).
final class Retirement {
  private Retirement() {}

  static Answer<Aftermath> decide(Aftermath floor, LiveJackpot jackpot, String reason) {
    var due =
        jackpot.money().terms().isProgressive()
            ? days(floor, jackpot).map(floor.day()::plusDays).orElse(null)
            : null;
    return floor.and(jackpot.name(), new JackpotEvent.Retired(reason, floor.day(), due)).done();
  }

  /// How many days the venue of its last table gives.
  private static Optional<Integer> days(Floor floor, LiveJackpot jackpot) {
    return floor
        .asked(jackpot.life().table(), Regulation.ClosedProgressive.class)
        .map(Regulation.ClosedProgressive::withinDays);
  }

  static Answer<Aftermath> remind(Aftermath floor, LiveJackpot jackpot) {
    LocalDate due = jackpot.life().due();
    return due != null && jackpot.isOverdue(floor.day())
        ? floor
            .and(jackpot.name(), new JackpotEvent.Overdue(due, jackpot.owed().wholeCents()))
            .done()
        : Code.WRONG_STATUS.refuse(
            "nothing of jackpot %s is overdue, or it was said", jackpot.name());
  }
}
