package io.lammer.render.day;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.Period;
import io.lammer.accounting.ShiftResult;
import io.lammer.accounting.TableTotals;
import io.lammer.accounting.Theory;
import io.lammer.house.Act;
import io.lammer.render.day.oracle.Shift;
import io.lammer.runtime.DayArchive;
import io.lammer.runtime.History;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShiftTest {
  private static final LocalDate DAY = LocalDate.parse("2026-11-15");

  private final Theory theory = new Theory();

  @TempDir Path folder;

  /// The figures of a shift, which must be those of the events since its start.
  private ShiftResult shift(Night night, int shift, String from) {
    var calendar = Calendar.of(Night.gamingDay());
    var archive = new DayArchive(night.floor().database(), night.floor().history(), calendar);
    var totals = (TableTotals) archive.of("table/C1", Period.of(DAY)).orElseThrow().totals();
    var result =
        ShiftResult.of(
            totals.shift(shift), theory, number -> archive.history().layout("C1", number));
    var reference = Shift.from(Instant.parse(from));
    new History(night.floor().database(), Night.RULES).of("table/C1").forEach(reference::add);
    var expected = reference.figures("C1");
    assertThat(result)
        .isEqualTo(
            new ShiftResult(
                expected.rounds(), expected.handle(), expected.win(), expected.theory()));
    return result;
  }

  /// The gaming day begins at 14:00 UTC. The field of ten dollars wins on a four, loses on a five.
  @Test
  void aShiftCountsWhatCameSinceItBeganAndTakesBackWhatIsVoided() {
    try (var night = new Night(folder)) {
      night.at("2026-11-15T20:00:00Z");
      night.open("C1", Night.CRAPS);
      night.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [2, 2]");
      assertThat(shift(night, 0, "2026-11-15T14:00:00Z"))
          .returns(1L, ShiftResult::rounds)
          .returns(Night.dollars("10"), ShiftResult::handle)
          .returns(Night.dollars("-10"), ShiftResult::win);

      night.at("2026-11-15T22:00:00Z");
      assertThat(shift(night, 1, "2026-11-15T22:00:00Z").rounds()).isZero();
      night.play("C1", "bet: {seat: 2, wager: field, amount: 10}", "roll: [3, 2]");
      var second = shift(night, 1, "2026-11-15T22:00:00Z");
      assertThat(second)
          .returns(1L, ShiftResult::rounds)
          .returns(Night.dollars("10"), ShiftResult::win);
      assertThat(second.theory().isPositive()).isTrue();

      night.done(Night.SUPERVISOR, new Act.VoidRound("C1", "a misread die"));
      var voided = shift(night, 1, "2026-11-15T22:00:00Z");
      assertThat(voided)
          .returns(0L, ShiftResult::rounds)
          .returns(Night.dollars("0"), ShiftResult::win);
      assertThat(voided.hold()).isEmpty();
    }
  }
}
