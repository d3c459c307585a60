package io.lammer.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Engine;
import io.lammer.table.GameTableOdds;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game provides its odds and its simulator.
class GamePartsTest {
  static List<Game> games() {
    return Game.all();
  }

  static Stream<Edition> editions() {
    return Catalog.builtIn().editions().stream();
  }

  @Test
  void everyGameHasAnEdition() {
    assertThat(editions().map(Edition::game)).containsAll(Game.all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void gameHasAnalysesOfATable(Game game) {
    assertThat(game.part(GameTableOdds.class)).isNotNull();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void mainWagersAreAnalyzedAndPlayed(Edition edition) {
    var analyses = new Analyzer(edition, Assumptions.STANDARD).main(List.of(8));
    var engine = Engine.of(edition, analyses, 8);
    var counts = engine.play(1, 0, 1000);
    assertThat(analyses)
        .isNotEmpty()
        .allSatisfy(it -> assertThat(Arrays.stream(engine.rows(counts, it)).sum()).isPositive());
  }
}
