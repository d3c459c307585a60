package io.lammer.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DrawsTest {
  @Test
  void theNumbersAreThoseOfTheJdkFromAnyPlaceOn() {
    var random = new SplittableRandom(2026);
    var expected = new long[1500];
    Arrays.setAll(expected, _ -> random.nextLong());
    for (var from : new int[] {0, 1, 500, 988}) {
      var draws = new long[Draws.BUFFER];
      Draws.fill(draws, 2026, from);
      assertThat(draws).isEqualTo(Arrays.copyOfRange(expected, from, from + Draws.BUFFER));
    }
  }

  @Test
  void lanesAndBlocksHaveTheirOwnNumbers() {
    var first = new long[Draws.BUFFER];
    var second = new long[Draws.BUFFER];
    var lane = new Lane(1, 0, 0);
    lane.fill(first);
    lane.fill(second);
    assertThat(first).doesNotContain(second);
    new Lane(1, 0, 1).fill(second);
    assertThat(second[0]).isEqualTo(number(1, 1L << 30));
    new Lane(1, 1, 0).fill(second);
    assertThat(second[0]).isEqualTo(number(1, 4L << 30));
  }

  private static long number(long seed, long place) {
    var draws = new long[1];
    Draws.fill(draws, seed, place);
    return draws[0];
  }

  @Test
  void everyRoundOfABlockFallsToALane() {
    for (var rounds = 0; rounds < 20; rounds++) {
      var sum = 0;
      for (var lane = 0; lane < Lane.COUNT; lane++) {
        sum += Lane.share(rounds, lane);
      }
      assertThat(sum).isEqualTo(rounds);
    }
  }

  @Test
  void aNumberIsEightRollsInBase36() {
    var draws = new long[] {0x0123_4567_89ab_cdefL, -1L, 0x8000_0000_0000_0001L};
    var rolls = new byte[3 * Rolls.PER_DRAW];
    Rolls.write(draws, rolls, 0);
    for (var i = 0; i < draws.length; i++) {
      var digits =
          new BigInteger(Long.toUnsignedString(draws[i]))
              .multiply(BigInteger.valueOf(36).pow(8))
              .shiftRight(64);
      for (var digit = Rolls.PER_DRAW - 1; digit >= 0; digit--) {
        var parts = digits.divideAndRemainder(BigInteger.valueOf(36));
        digits = parts[0];
        assertThat(rolls[i * Rolls.PER_DRAW + digit]).isEqualTo(Rolls.SPREAD[parts[1].intValue()]);
      }
    }
  }

  @Test
  void aNumberThatIsNotFairIsReplaced() {
    var rolls = new byte[2 * Rolls.PER_DRAW];
    Rolls.write(new long[] {0, new SplittableRandom(0).nextLong()}, rolls, 0);
    assertThat(Arrays.copyOf(rolls, 8)).isEqualTo(Arrays.copyOfRange(rolls, 8, 16));
  }
}
