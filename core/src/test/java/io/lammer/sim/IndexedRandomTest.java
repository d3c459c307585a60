package io.lammer.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class IndexedRandomTest {
  @Test
  void theNumbersAreThoseOfTheJdkFromAnyPlaceOn() {
    var random = new SplittableRandom(2026);
    var expected = new long[1500];
    Arrays.setAll(expected, _ -> random.nextLong());
    for (var from : new int[] {0, 1, 500, 988}) {
      var draws = new long[IndexedRandom.BUFFER];
      IndexedRandom.fill(draws, 2026, from);
      assertThat(draws).isEqualTo(Arrays.copyOfRange(expected, from, from + IndexedRandom.BUFFER));
    }
  }

  @Test
  void lanesAndBlocksHaveTheirOwnNumbers() {
    var first = new long[IndexedRandom.BUFFER];
    var second = new long[IndexedRandom.BUFFER];
    var stream = new RandomStream(1, 0, 0);
    stream.fill(first);
    stream.fill(second);
    assertThat(first).doesNotContain(second);
    new RandomStream(1, 0, 1).fill(second);
    assertThat(second[0]).isEqualTo(number(1, 1L << 30));
    new RandomStream(1, 1, 0).fill(second);
    assertThat(second[0]).isEqualTo(number(1, 4L << 30));
  }

  private static long number(long seed, long place) {
    var draws = new long[1];
    IndexedRandom.fill(draws, seed, place);
    return draws[0];
  }

  @Test
  void everyRoundOfABlockFallsToALane() {
    for (var rounds = 0; rounds < 20; rounds++) {
      var sum = 0;
      for (var stream = 0; stream < RandomStream.COUNT; stream++) {
        sum += RandomStream.share(rounds, stream);
      }
      assertThat(sum).isEqualTo(rounds);
    }
  }
}
