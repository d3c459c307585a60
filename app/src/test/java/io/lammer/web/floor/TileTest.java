package io.lammer.web.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.Role;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.table.Setup;
import io.lammer.web.audit.Premises;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TileTest {
  private static final Actor MANAGER = new Actor("mia", Role.MANAGER);

  private static final String TABLE =
      """
      edition: rising-phoenix-wa
      venue: card-room
      equipment: [Andromeda 3d]
      approval: WSGC-2026-17
      decks: 8
      commission: 5%
      main-wager: optional
      jackpots: [JACKPOT]
      """;

  private static final String OWN =
      "{paytable: PT-PRG-HP-01, kind: progressive, wager: 1, meter: 60000.15, seed: 10000,"
          + " increment: 20%, controls: IC-8}";

  private static Setup table(String jackpot) {
    return SetupReader.read(Value.parse("setup", TABLE.replace("JACKPOT", jackpot)));
  }

  /// The jackpot of several tables is no part of any of them.
  @Test
  void aHitOfALinkedJackpotMarksTheTableThatHitIt(@TempDir Path folder) {
    try (var premises = new Premises(folder)) {
      var terms = table(OWN).jackpots().getFirst();
      premises.done(MANAGER, new Act.OpenJackpot("linked", "rising-phoenix-wa", terms));
      for (var name : List.of("B1", "B2")) {
        premises.done(MANAGER, new Act.Draft(name, table("{use: linked}")));
        premises.done(new Actor("sam", Role.SUPERVISOR), new Act.Open(name, List.of()));
      }
      premises.hit(Premises.DEALER, "B1");
      assertThat(alerts(premises, "B1")).extracting(Alert::kind).containsExactly(Alert.Kind.HIT);
      assertThat(alerts(premises, "B2")).isEmpty();
    }
  }

  @Test
  void callsAndHitsComeBeforeOtherAlertsAndAreCounted(@TempDir Path folder) {
    try (var premises = new Premises(folder)) {
      var sam = new Actor("sam", Role.SUPERVISOR);
      for (var name : List.of("B1", "B2")) {
        premises.done(MANAGER, new Act.Draft(name, table(OWN)));
        premises.done(sam, new Act.Open(name, List.of()));
      }
      premises.done(sam, new Act.Suspend("B2", "a spill"));
      premises.hit(Premises.DEALER, "B1");
      premises.done(Premises.DEALER, new Act.CallSupervisor("B1", "a fill"));
      premises.done(Premises.DEALER, new Act.CallSupervisor("B2", "chips"));
      var waiting = new OpenAlerts(premises.host()).now();
      assertThat(waiting)
          .extracting(one -> one.alert().kind())
          .containsExactly(Alert.Kind.HIT, Alert.Kind.CALL, Alert.Kind.CALL, Alert.Kind.SUSPENDED);
      assertThat(OpenAlerts.counts(waiting))
          .containsExactly(
              Map.entry(Alert.Kind.HIT, 1L),
              Map.entry(Alert.Kind.CALL, 2L),
              Map.entry(Alert.Kind.SUSPENDED, 1L));
      var table = premises.host().floor().table("B1").orElseThrow();
      assertThat(Tile.of(premises.host(), table, "", null).calls()).isTrue();
    }
  }

  private static List<Alert> alerts(Premises premises, String name) {
    var table = premises.host().floor().table(name).orElseThrow();
    return Tile.of(premises.host(), table, "", null).alerts();
  }
}
