package io.lammer.report.day;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.store.floor.History;
import io.lammer.tables.floor.Act;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShiftTest {
  @TempDir Path folder;

  private static long add(Night night, Shift shift, long after) {
    return new History(night.floor().database(), Night.RULES)
        .of("table/C1")
        .filter(happened -> happened.stored().number() > after)
        .peek(shift::add)
        .count();
  }

  /// The field of ten dollars wins on a four, loses on a five.
  @Test
  void aShiftCountsWhatCameSinceItBeganAndTakesBackWhatIsVoided() {
    try (var night = new Night(folder)) {
      night.at("2026-11-15T20:00:00Z");
      night.open("C1", Night.CRAPS);
      night.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [2, 2]");
      var first = Shift.from(Instant.parse("2026-11-15T18:00:00Z"));
      var read = add(night, first, 0);
      assertThat(first.figures("C1"))
          .returns(1L, Shift.Figures::rounds)
          .returns(Night.dollars("10"), Shift.Figures::handle)
          .returns(Night.dollars("-10"), Shift.Figures::win);

      night.at("2026-11-16T02:00:00Z");
      var second = first.next(Instant.parse("2026-11-16T02:00:00Z"));
      assertThat(second.figures("C1").rounds()).isZero();
      night.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [3, 2]");
      read += add(night, second, read);
      assertThat(second.figures("C1"))
          .returns(1L, Shift.Figures::rounds)
          .returns(Night.dollars("10"), Shift.Figures::win);
      assertThat(second.figures("C1").theory().isPositive()).isTrue();

      night.done(Night.SUPERVISOR, new Act.VoidRound("C1", "a misread die"));
      add(night, second, read);
      assertThat(second.figures("C1"))
          .returns(0L, Shift.Figures::rounds)
          .returns(Night.dollars("0"), Shift.Figures::win);
      assertThat(second.figures("C1").hold()).isEmpty();
    }
  }
}
