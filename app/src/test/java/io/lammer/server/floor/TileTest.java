package io.lammer.server.floor;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.server.audit.Premises;
import io.lammer.tables.Setup;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.Role;
import java.nio.file.Path;
import java.util.List;
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

  private static List<Alert> alerts(Premises premises, String name) {
    var table = premises.host().floor().table(name).orElseThrow();
    return Tile.of(premises.host(), table, "", null).alerts();
  }
}
