package io.lammer.render.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.catalog.Catalog;
import org.junit.jupiter.api.Test;

/// What people call jackpots.
class JackpotNamesTest {
  @Test
  void aTablesOwnIsCalledByItsGameAndTable() {
    assertThat(JackpotNames.of("C2/PT-BJS-FUP-01", "bonus-craps-wa", "PT-BJS-FUP-01"))
        .isEqualTo("Fired Up, table C2");
  }

  @Test
  void aLinkedOneHasTheNameThatItWasGiven() {
    assertThat(JackpotNames.of("Big Harmony", "rising-phoenix-wa", "PT-PRG-HP-01"))
        .isEqualTo("Big Harmony");
  }

  @Test
  void anOperatorsOwnPaytableIsCalledByItsName() {
    assertThat(JackpotNames.of("C2/MY-01", "bonus-craps-wa", "MY-01")).isEqualTo("MY-01, table C2");
  }

  @Test
  void everyJackpotGameHasAName() {
    for (var edition : Catalog.builtIn().editions()) {
      for (var paytable : edition.paytables()) {
        if (paytable.family().isJackpot()) {
          assertThat(JackpotNames.game(edition.id(), paytable.id())).isNotEqualTo(paytable.id());
        }
      }
    }
  }
}
