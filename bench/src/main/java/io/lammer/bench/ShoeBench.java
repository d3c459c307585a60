package io.lammer.bench;

import io.lammer.games.baccarat.BaccaratGame;
import io.lammer.odds.CountableWagers;
import io.lammer.odds.CountingSystem;
import io.lammer.odds.GameOdds;
import io.lammer.rules.catalog.Catalog;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Computes the value of every wager that a counter can follow, for shoes on their way through
/// eight decks.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ShoeBench {
  private static final int SHOES = 256;

  private final CountableWagers wagers =
      BaccaratGame.GAME
          .part(GameOdds.class)
          .countable(Catalog.builtIn().edition("rising-phoenix-wa").orElseThrow())
          .orElseThrow();
  private final int[][] shoes = shoes();
  private int next;

  private static int[][] shoes() {
    var random = new Random(1);
    var shoes = new int[SHOES][CountingSystem.RANKS];
    for (var shoe : shoes) {
      for (var rank = 0; rank < shoe.length; rank++) {
        shoe[rank] = random.nextInt(4, 33);
      }
    }
    return shoes;
  }

  @Benchmark
  public double[] valueShoe() {
    next = (next + 1) % SHOES;
    return wagers.values(shoes[next]);
  }
}
