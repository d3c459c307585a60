package io.lammer.games.craps;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RandomRollsTest {
  @Test
  void aNumberIsEightRollsInBase36() {
    var draws = new long[] {0x0123_4567_89ab_cdefL, -1L, 0x8000_0000_0000_0001L};
    var rolls = new byte[3 * RandomRolls.PER_DRAW];
    RandomRolls.write(draws, rolls, 0);
    for (var i = 0; i < draws.length; i++) {
      var digits =
          new BigInteger(Long.toUnsignedString(draws[i]))
              .multiply(BigInteger.valueOf(36).pow(8))
              .shiftRight(64);
      for (var digit = RandomRolls.PER_DRAW - 1; digit >= 0; digit--) {
        var parts = digits.divideAndRemainder(BigInteger.valueOf(36));
        digits = parts[0];
        assertThat(rolls[i * RandomRolls.PER_DRAW + digit])
            .isEqualTo(RandomRolls.SPREAD[parts[1].intValue()]);
      }
    }
  }

  @Test
  void aNumberThatIsNotFairIsReplaced() {
    var rolls = new byte[2 * RandomRolls.PER_DRAW];
    RandomRolls.write(new long[] {0, new SplittableRandom(0).nextLong()}, rolls, 0);
    assertThat(Arrays.copyOf(rolls, 8)).isEqualTo(Arrays.copyOfRange(rolls, 8, 16));
  }
}
