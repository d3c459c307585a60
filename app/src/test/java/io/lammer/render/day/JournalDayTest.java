package io.lammer.render.day;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.Calendar;
import io.lammer.accounting.JournalDay;
import io.lammer.accounting.RunningDay;
import io.lammer.journal.Head;
import io.lammer.kit.Samples;
import io.lammer.runtime.History.Transition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The totals of gaming days add up, and go on from any event.
class JournalDayTest {
  private static final Calendar CALENDAR = Calendar.of(Night.gamingDay());

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(longs = {3, 4})
  void totalsAddUpAndGoOnFromAnyEvent(long seed) {
    var random = new Random(seed);
    try (var night = new Night(folder)) {
      night.at("2026-11-14T14:00:00Z");
      night.found("harmony", Night.HARMONY);
      night.open("B1", Night.BACCARAT, Night.PROMOTED);
      night.open("B2", Night.BACCARAT, Night.PROMOTED);
      night.open("C1", Night.CRAPS);
      night.open("D1", Night.DICE);
      var storm = new Storm(night, random);
      for (var day = 14; day <= 17; day++) {
        night.at("2026-11-%dT14:30:00Z".formatted(day));
        for (var i = 0; i < Samples.count(25, 100); i++) {
          storm.step();
        }
        night.report("2026-11-%d".formatted(day));
      }
      night.report("2026-11-18");
      for (var head : night.floor().database().journals().list()) {
        check(night, head, random);
      }
    }
  }

  private static void check(Night night, Head head, Random random) {
    var events = night.floor().history().of(head.journal()).toList();
    var days = fold(events, null);
    assertThat(fold(events, random)).as(head.journal()).isEqualTo(days);
    assertThat(days.getFirst().span().first()).isEqualTo(1);
    assertThat(days.getLast().span().last()).isEqualTo(head.number());
    for (var i = 2; i < days.size(); i++) {
      var first = days.get(i - 2);
      var second = days.get(i - 1);
      var third = days.get(i);
      assertThat(first.plus(second).plus(third)).isEqualTo(first.plus(second.plus(third)));
    }
  }

  /// @param random stops and goes on from what was kept at random events; null for never
  private static List<JournalDay> fold(List<Transition> events, @Nullable Random random) {
    var days = new ArrayList<JournalDay>();
    @Nullable RunningDay running = null;
    for (var happened : events) {
      var next = RunningDay.after(running, happened.step(), CALENDAR);
      if (running != null && next != running) {
        days.add(running.day());
      }
      running = random != null && random.nextInt(4) == 0 ? RunningDay.of(next.day()) : next;
    }
    if (running != null) {
      days.add(running.day());
    }
    return days;
  }
}
