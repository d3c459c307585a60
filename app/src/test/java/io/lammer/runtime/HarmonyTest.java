package io.lammer.runtime;

import io.lammer.house.Act;
import io.lammer.table.Setup;
import org.junit.jupiter.api.BeforeEach;

/// A pit with one linked progressive, and a table that plays for it.
abstract class HarmonyTest extends PitTest {
  static final String KINGS = "deal: {player: [Ks, Kh, Kd], banker: [Kc, Ks, Kh]}";

  static final String NOTHING = "deal: {player: [8h, Kd], banker: [7c, 7d]}";

  @BeforeEach
  void openHarmony() {
    pit.found("harmony", "rising-phoenix-wa", Pit.HARMONY);
    pit.open("B1", Pit.LINKED);
  }

  static Setup.Jackpot terms(String yaml) {
    return Pit.setup("{edition: rising-phoenix-wa, jackpots: [%s]}".formatted(yaml))
        .jackpots()
        .getFirst();
  }

  String meter(String name) {
    return pit.jackpot(name).money().meter().plain();
  }

  void retired(String name) {
    pit.agreed(Pit.MANAGER, new Act.Retire(name, "it ends with the month"));
  }
}
