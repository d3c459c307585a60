package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.FloorEvent;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.Role;
import io.lammer.journal.Entry;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.StoredEvent;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the program writes down of itself, and what it will not open.
class ProgramRunTest {
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);

  @TempDir Path folder;

  static ProgramRun run(boolean training) {
    return new ProgramRun(
        new HouseEvent.Started("lammer 9", "abc", "aot", "def", training), List.of());
  }

  private Pit open(boolean training) {
    return new Pit(folder, Pit.NIGHT, run(training));
  }

  private static List<StoredEvent> house(Pit pit) {
    return pit.floor().database().journals().read(House.JOURNAL, 1).toList();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aHouseIsOneOrTheOtherFromItsFirstEvent(boolean training) {
    try (var pit = open(training)) {
      var first = house(pit).getFirst();
      assertThat(first.id()).isEqualTo(1);
      assertThat(first.entry().kind()).isEqualTo("started");
      pit.open("C1", Pit.CRAPS);
    }
    assertThatThrownBy(() -> open(!training))
        .isInstanceOf(StoreRefused.class)
        .hasMessageContaining(training ? "is a training floor and no house" : "is a real house");
    try (var pit = open(training)) {
      assertThat(house(pit))
          .extracting(StoredEvent::entry)
          .extracting(Entry::actor)
          .contains("lammer (system)");
      pit.audit();
    }
  }

  @Test
  void nothingIsWrittenToTheWrongHouse() {
    try (var pit = open(false)) {
      pit.open("C1", Pit.CRAPS);
    }
    assertThatThrownBy(() -> open(true)).isInstanceOf(StoreRefused.class);
    try (var pit = new Pit(folder)) {
      assertThat(house(pit))
          .extracting(StoredEvent::entry)
          .extracting(Entry::kind)
          .containsExactly("started", "day-set", "paytable-kept", "paytable-kept", "stopped");
    }
  }

  @Test
  void everyRunIsWrittenDownWithItsBuild() {
    try (var pit = open(false)) {
      pit.open("C1", Pit.CRAPS);
    }
    try (var pit = open(false)) {
      var runs =
          house(pit).stream()
              .filter(event -> event.entry().kind().matches("started|stopped"))
              .map(History::event)
              .toList();
      assertThat(runs)
          .containsExactly(
              run(false).started().authenticAfter(0),
              new HouseEvent.Stopped("lammer 9"),
              run(false).started().authenticAfter(0));
    }
  }

  @Test
  void aClockThatWasSetBackIsWrittenDownAndRaisesAnAlert() {
    try (var pit = open(false)) {
      pit.open("C1", Pit.CRAPS);
      pit.wait(Duration.ofDays(-6));
      pit.play("C1", "bet: {seat: 1, wager: pass, amount: 10}");
      pit.play("C1", "bet: {seat: 2, wager: pass, amount: 10}");
      assertThat(changes(pit))
          .containsExactly(
              new HouseEvent.ClockChanged(Pit.NIGHT, Pit.NIGHT.minus(Duration.ofDays(6))));
      assertThat(pit.floor().floor().house().alerts())
          .extracting(Alert::text)
          .containsExactly(
              "the clock was changed from 2026-11-15T20:00:00Z to 2026-11-09T20:00:00Z");
    }
  }

  @Test
  void aClockThatWasSetBackWhileNobodyWasThereIsNoticed() {
    try (var pit = open(false)) {
      pit.open("C1", Pit.CRAPS);
    }
    try (var pit = new Pit(folder, Pit.NIGHT.minusSeconds(3600), run(false))) {
      assertThat(changes(pit)).hasSize(1);
    }
  }

  private static List<FloorEvent> changes(Pit pit) {
    return house(pit).stream()
        .map(History::event)
        .filter(HouseEvent.ClockChanged.class::isInstance)
        .toList();
  }

  @Test
  void aRunningClockIsHeldToTicksThatNobodyCanSet() {
    var begin = Instant.parse("2026-11-15T20:00:00Z");
    var ticks = new AtomicLong();
    var watch = new ClockWatch(begin, ticks::get);
    assertThat(watch.look(begin.plusSeconds(86_400))).as("stopped for a day").isEmpty();
    var now = begin.plusSeconds(86_400);
    ticks.addAndGet(Duration.ofHours(2).toNanos());
    assertThat(watch.look(now.plusSeconds(7_202))).as("two hours, nearly").isEmpty();
    now = now.plusSeconds(7_202);
    ticks.addAndGet(Duration.ofHours(2).toNanos());
    assertThat(watch.look(now.plusSeconds(3_600))).as("set back by an hour").isPresent();
    now = now.plusSeconds(3_600);
    ticks.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(watch.look(now.plusSeconds(3_600)))
        .as("set forward by an hour")
        .hasValue(new HouseEvent.ClockChanged(now.plusSeconds(1), now.plusSeconds(3_600)));
  }
}
