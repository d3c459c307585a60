package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsState;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.LiveTable;
import io.lammer.house.Proposal;
import io.lammer.house.Role;
import io.lammer.house.TableEvent;
import io.lammer.render.transcript.EventText;
import io.lammer.rules.Money;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Felt;
import io.lammer.table.Refusal.Code;
import io.lammer.table.StandingBet;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a supervisor re-enters is held against the journal.
class ReentryTest {
  /// All numbers but 12.
  private static final int NINE = 0b111101111100;

  private static final int FOUR = 1 << 4;

  @TempDir Path folder;
  private Pit pit;

  @BeforeEach
  void open() {
    pit = new Pit(folder);
    pit.open("C1", Pit.CRAPS);
    pit.play("C1", "bet: {seat: 2, wager: make-em-all, amount: 5}", "roll: [2, 2]");
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "power was out"));
  }

  @AfterEach
  void auditAndReopen() {
    pit.floor().saveAll();
    pit.audit();
    var house = pit.floor().floor().house();
    var table = pit.table("C1");
    pit.close();
    try (var again = new Pit(folder)) {
      assertThat(again.floor().floor().house()).isEqualTo(house);
      assertThat(again.table("C1").playing()).isEqualTo(table.playing());
    }
  }

  private Felt felt() {
    return pit.table("C1").playing().felt();
  }

  private static Felt point(int point) {
    return new CrapsState(point, point == 0, 2, Money.ZERO);
  }

  private static Act.Reenter reenter(Felt felt, Map<String, Integer> lammers) {
    return new Act.Reenter("C1", felt, lammers, "as counted");
  }

  private List<Integer> states() {
    return pit.table("C1").playing().wagers().stream().map(StandingBet::state).toList();
  }

  private List<Proposal> proposals() {
    return pit.floor().floor().house().papers().proposals();
  }

  private List<String> alerts(Alert.Kind kind) {
    return pit.floor().floor().house().alerts().stream()
        .filter(alert -> alert.kind() == kind)
        .map(Alert::text)
        .toList();
  }

  private TableEvent.Reentered reentered() {
    return new History(pit.floor().database(), Pit.RULES)
        .of(LiveTable.journal("C1"))
        .map(Transition::event)
        .filter(TableEvent.Reentered.class::isInstance)
        .map(TableEvent.Reentered.class::cast)
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  /// After one roll a table whose journal has one number would have nine, and the next roll would
  /// win $875.
  @Test
  void lammersThatTheJournalContradictsTakeASecondPerson() {
    pit.done(Pit.SUPERVISOR, reenter(felt(), Map.of("make-em-all", NINE)));
    assertThat(states()).containsExactly(FOUR);
    var line = "Lammers of make-em-all, seat 2, $5.00: 4 → 2, 3, 4, 5, 6, 8, 9, 10, 11";
    assertThat(proposals().getFirst().told()).contains("table C1", line, "as counted");
    assertThat(alerts(Alert.Kind.PROPOSED).getFirst()).contains(line);
    pit.refused(Code.SAME_PERSON, new Actor("sam", Role.ACCOUNTING), pit.confirm(1));
    pit.refused(Code.SAME_DEPARTMENT, Pit.MANAGER, pit.confirm(1));
    pit.done(Pit.ACCOUNTING, pit.confirm(1));
    assertThat(states()).containsExactly(NINE);
    assertThat(alerts(Alert.Kind.REENTERED)).containsExactly(line + ": as counted");
    assertThat(EventText.of(reentered())).isEqualTo("point 4; " + line + ": as counted");
    pit.done(Pit.SUPERVISOR, new Act.Resume("C1", "power is back"));
    assertThat(alerts(Alert.Kind.REENTERED)).hasSize(1);
    pit.play("C1", "roll: [6, 6]");
    assertThat(states()).isEmpty();
  }

  @Test
  void aTableThatGoesOnGoesOnAsTheJournalHasItAndTheReentryIsWithdrawn() {
    pit.done(Pit.SUPERVISOR, reenter(felt(), Map.of("make-em-all", NINE)));
    pit.done(Pit.SUPERVISOR, new Act.Resume("C1", "nobody is there"));
    assertThat(proposals()).isEmpty();
    assertThat(alerts(Alert.Kind.PROPOSED)).isEmpty();
    pit.play("C1", "roll: [6, 6]");
    assertThat(states()).containsExactly(FOUR | 1 << 12);
    pit.refused(Code.UNKNOWN_PROPOSAL, Pit.ACCOUNTING, pit.confirm(1));
  }

  @Test
  void fewerLammersTakeASecondPersonToo() {
    pit.done(Pit.SUPERVISOR, reenter(felt(), Map.of("make-em-all", 0)));
    assertThat(states()).containsExactly(FOUR);
    assertThat(proposals().getFirst().told()).contains("seat 2, $5.00: 4 → none");
  }

  @Test
  void anotherPointUnderWagersTakesASecondPerson() {
    pit.done(Pit.SUPERVISOR, reenter(point(10), Map.of()));
    assertThat(felt()).isEqualTo(new CrapsState(4, false, 0, Money.ZERO));
    assertThat(proposals().getFirst().told()).contains("Point: 4 → 10");
    pit.done(Pit.SUPERVISOR, new Act.Resume("C1", "power is back"));
    pit.play("C1", "roll: [3, 4]");
    pit.done(Pit.SUPERVISOR, new Act.Suspend("C1", "power was out"));
    pit.done(Pit.SUPERVISOR, reenter(point(10), Map.of()));
    assertThat(felt()).isEqualTo(point(10));
    assertThat(alerts(Alert.Kind.REENTERED))
        .containsExactly("Point: come-out → 10; Shooter: seat 0 → seat 2: as counted");
  }

  @Test
  void whatTheJournalSaysIsASupervisorsOwnWordWithAnAlert() {
    pit.done(Pit.SUPERVISOR, reenter(felt(), Map.of("make-em-all", FOUR)));
    assertThat(proposals()).isEmpty();
    assertThat(reentered().changes()).isEmpty();
    assertThat(alerts(Alert.Kind.REENTERED)).containsExactly("as the journal has it: as counted");
  }
}
