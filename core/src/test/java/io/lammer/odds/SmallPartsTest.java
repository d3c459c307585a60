package io.lammer.odds;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Card;
import io.lammer.rules.Shoe;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What the larger figures rest on, where they would not show a fault.
class SmallPartsTest {
  /// The first numbers of SplitMix64 from this seed, as published; the upper 30 bits are taken.
  @Test
  void chanceFollowsThePublishedGenerator() {
    var chance = new SplitMix(1234567);
    assertThat(IntStream.range(0, 5).mapToLong(_ -> chance.below(1 << 30)))
        .containsExactly(
            6457827717110365317L >>> 34,
            3203168211198807973L >>> 34,
            Long.parseUnsignedLong("9817491932198370423") >>> 34,
            4593380528125082431L >>> 34,
            Long.parseUnsignedLong("16408922859458223821") >>> 34);
  }

  @Test
  void whatIsLeftOfAShoeIsWhatWasNotSeen() {
    var ace = Card.DECK.getFirst();
    var left = Composition.of(Shoe.of(8).take(List.of(ace, ace)).burn(5));
    assertThat(left.count(ace)).isEqualTo(6);
    assertThat(left.size()).isEqualTo(8 * 52 - 2);
  }

  @Test
  void aTargetIsInReachDownToAPayOfNothing() {
    var edge = Ratio.ONE;
    assertThat(new WhatIf.Solution(Ratio.ZERO, 0, edge).isReachable()).isTrue();
    assertThat(new WhatIf.Solution(Ratio.ZERO.minus(Ratio.ONE), 0, edge).isReachable()).isFalse();
  }

  /// The tags of an unbalanced count, four ten-valued ranks included.
  @Test
  void theMeanOfACountIsOverThirteenRanks() {
    assertThat(new CountingSystem(List.of(1, 0, 0, 0, 0, 0, 0, 0, 0, 1)).mean())
        .isEqualTo(5 / 13.0);
  }
}
