package io.lammer.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CountMergerTest {
  /// A part counts its number and one, so that a sum tells which parts are in it.
  private static long[] counts(int part) {
    return new long[] {1L << part, 1};
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whatIsKnownIsTheFirstPartsWithoutAGap(long seed) {
    var order = IntStream.range(0, 40).boxed().collect(Collectors.toList());
    Collections.shuffle(order, new Random(seed));
    var tally = new CountMerger();
    var come = 0L;
    for (var part : order) {
      tally.add(part, counts(part));
      come |= 1L << part;
      var first = Long.numberOfTrailingZeros(~come);
      assertThat(tally.first()).isEqualTo(first);
      if (first > 0) {
        assertThat(tally.known().orElseThrow().counts()).containsExactly((1L << first) - 1, first);
      }
    }
    assertThat(tally.first()).isEqualTo(40);
  }

  @Test
  void whatIsKnownDoesNotChangeWhenMoreComes() {
    var tally = new CountMerger();
    tally.add(0, counts(0));
    var known = tally.known().orElseThrow();
    tally.add(1, counts(1));
    assertThat(known.counts()).containsExactly(1, 1);
  }

  /// From a second's worth on two cores to a year's on a thousand.
  @ParameterizedTest
  @CsvSource({
    "0, 1, 1",
    "0, 60, 60",
    "5, 601, 67",
    "0, 4096, 64",
    "0, 596047, 9314",
    "0, 9536744, 16387",
    "1000, 95367432, 16386"
  })
  void aRunHasNotTooFewPartsAndNotTooMany(long first, long last, int count) {
    var parts = BlockRanges.of(first, last);
    assertThat(parts.count()).isEqualTo(count);
    assertThat(parts.end(0)).isEqualTo(first);
    assertThat(parts.end(count)).isEqualTo(last);
    assertThat(parts.end(count - 1)).isLessThan(last);
  }
}
