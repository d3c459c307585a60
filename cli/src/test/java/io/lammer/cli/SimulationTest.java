package io.lammer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Engine;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Runs on several threads, stopped and gone on with.
class SimulationTest {
  private static Engine engine(String id) {
    var edition = Catalog.builtIn().edition(id).orElseThrow();
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    return Engine.of(edition, analyzer.main(List.of(8)), 8);
  }

  private static Simulation.Played run(Engine engine, long seed, long rounds, int threads) {
    var simulation = new Simulation(engine, seed);
    return simulation.run(simulation.nothing(), rounds, threads, _ -> {});
  }

  @Test
  void theSameSeedGivesTheSameCountsOnAnyNumberOfThreads() {
    var engine = engine("rising-phoenix-wa");
    var rounds = 2L * engine.block() + 12_345;
    var alone = run(engine, 5, rounds, 1);
    var together = run(engine, 5, rounds, 3);
    assertThat(together.counts()).isEqualTo(alone.counts());
    assertThat(run(engine, 6, rounds, 2).counts()).isNotEqualTo(alone.counts());
  }

  @Test
  void aRunThatIsStoppedHasPlayedItsFirstRoundsAndGoesOnFromThere() {
    var engine = engine("3-dice-baccarat-wa");
    var rounds = 6L * engine.block();
    var stopped = new Simulation(engine, 1);
    var part = stopped.run(stopped.nothing(), rounds, 2, _ -> stopped.stop());
    assertThat(part.rounds()).isBetween((long) engine.block(), 3L * engine.block());
    var whole = run(engine, 1, rounds, 2);
    assertThat(run(engine, 1, part.rounds(), 1).counts()).isEqualTo(part.counts());
    assertThat(new Simulation(engine, 1).run(part, rounds, 2, _ -> {}).counts())
        .isEqualTo(whole.counts());
  }
}
