package io.lammer.web.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.accounting.ShiftResult;
import io.lammer.games.threedice.ThreeDiceCommand;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.render.day.oracle.Shift;
import io.lammer.rules.Money;
import io.lammer.table.Command;
import io.lammer.web.Await;
import io.lammer.web.Running;
import io.lammer.web.api.Floors;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The figures of the shift, taken as events come, against those of the whole journal.
class ShiftFiguresTest {
  private static final Actor DEALER = new Actor("dana", Role.DEALER);

  @TempDir Path folder;

  @Test
  void whatComesIsTakenAndWhatWasThereIsRead() {
    try (var server = Running.in(folder)) {
      Floors.open(server);
      agrees(server, 0, 0);
      play(server, 3);
      agrees(server, 3, 30);
      // Its bet lies on the felt again, and is played with the next round.
      server.done(new Actor("sam", Role.SUPERVISOR), new Act.VoidRound("D1", "misread"));
    }
    try (var server = Running.in(folder)) {
      agrees(server, 2, 20);
      play(server, 1);
      agrees(server, 3, 40);
    }
  }

  private static void play(Running server, int rounds) {
    for (var i = 0; i < rounds; i++) {
      done(server, new Command.Bet(1, "player", BigDecimal.TEN));
      done(server, new Command.Lock());
      done(server, new ThreeDiceCommand.Shake(List.of(3, 3, 3), List.of(6, 6, 5), null));
      done(server, new Command.Confirm());
    }
  }

  private static void done(Running server, Command command) {
    server.done(DEALER, new Act.Play("D1", List.of(command)));
  }

  /// Waits until so many rounds are known, which must be as the journal says.
  private static void agrees(Running server, long rounds, long dollars) {
    var watch = server.bean(ShiftFigures.class);
    Await.until(
        rounds + " rounds in the figures of D1",
        () -> watch.of("D1").map(known -> known.figures().rounds()).orElse(-1L) == rounds);
    var read = Shift.from(Instant.EPOCH);
    try (var events = server.host().live().history().of(LiveTable.journal("D1"))) {
      events.forEach(read::add);
    }
    var expected = read.figures("D1");
    assertThat(watch.of("D1").orElseThrow().figures())
        .isEqualTo(
            new ShiftResult(
                expected.rounds(), expected.handle(), expected.win(), expected.theory()));
    assertThat(read.figures("D1").handle()).isEqualTo(Money.dollars(dollars));
  }
}
