package io.lammer.bench;

import io.lammer.odds.Analysis;
import io.lammer.odds.Analyzer;
import io.lammer.odds.Assumptions;
import io.lammer.rules.catalog.Catalog;
import io.lammer.sim.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Simulates rounds of every edition with all its wagers, and for comparison draws bare numbers
/// from the same generator.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SimBench {
  private static final int ROUNDS = 1 << 24;

  /// An edition's engine, with the wagers of its catalog.
  @State(Scope.Thread)
  public static class Table {
    @Param({
      "bonus-craps-original",
      "bonus-craps-nv",
      "bonus-craps-wa",
      "rising-phoenix-wa",
      "3-dice-baccarat-wa"
    })
    public String edition = "";

    private @Nullable Engine engine;
    private long block;

    /// Plays blocks of the engine's own size, as a simulation does.
    long play() {
      var playing = Objects.requireNonNull(engine);
      var counted = 0L;
      for (var played = 0; played < ROUNDS; played += playing.block()) {
        counted += playing.play(1, block++, Math.min(playing.block(), ROUNDS))[0];
      }
      return counted;
    }

    @Setup
    public void open() {
      var rules = Catalog.builtIn().edition(edition).orElseThrow();
      var analyzer = new Analyzer(rules, Assumptions.STANDARD);
      var analyses = new ArrayList<Analysis>(analyzer.main(List.of(8)));
      rules.paytables().forEach(it -> analyses.addAll(analyzer.paytable(it, List.of(8))));
      engine = Engine.of(rules, analyses, 8);
    }
  }

  @State(Scope.Thread)
  public static class Random {
    private final SplittableRandom random = new SplittableRandom(1);
  }

  @Benchmark
  @OperationsPerInvocation(ROUNDS)
  public long round(Table table) {
    return table.play();
  }

  @Benchmark
  @OperationsPerInvocation(ROUNDS)
  public long draw(Random state) {
    var sum = 0L;
    for (var i = 0; i < ROUNDS; i++) {
      sum ^= state.random.nextLong();
    }
    return sum;
  }
}
