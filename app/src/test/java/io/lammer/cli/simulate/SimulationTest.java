package io.lammer.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Engine;
import io.lammer.sim.RunCounts;
import io.lammer.sim.SimulationRun;
import io.lammer.sim.SimulationWorkers;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Runs on several threads, stopped and gone on with.
class SimulationTest {
  private static Engine engine(String id) {
    var edition = Catalog.builtIn().edition(id).orElseThrow();
    var analyzer = new Analyzer(edition, Assumptions.STANDARD);
    return Engine.of(edition, analyzer.main(List.of(8)), 8);
  }

  /// Over when so many rounds are played.
  private static final class UpTo implements SimulationWorkers.Watch {
    private final long most;
    private volatile long played;

    UpTo(long most) {
      this.most = most;
    }

    @Override
    public boolean isOver() {
      return played >= most;
    }

    @Override
    public void at(long rounds) {
      played = rounds;
    }

    @Override
    public void keep(RunCounts known) {}
  }

  private static RunCounts run(Engine engine, long seed, long rounds, int threads) {
    return on(engine, seed, RunCounts.nothing(engine), rounds, threads);
  }

  private static RunCounts on(Engine engine, long seed, RunCounts begun, long rounds, int threads) {
    return new Threads(threads)
        .play(new SimulationRun(engine, seed, rounds), begun, new UpTo(rounds));
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
    var part =
        new Threads(2)
            .play(
                new SimulationRun(engine, 1, rounds),
                RunCounts.nothing(engine),
                new UpTo(engine.block()));
    assertThat(part.rounds()).isBetween((long) engine.block(), 3L * engine.block());
    var whole = run(engine, 1, rounds, 2);
    assertThat(run(engine, 1, part.rounds(), 1).counts()).isEqualTo(part.counts());
    assertThat(on(engine, 1, part, rounds, 2).counts()).isEqualTo(whole.counts());
  }
}
