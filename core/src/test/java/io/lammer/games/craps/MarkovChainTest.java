package io.lammer.games.craps;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.odds.Ratio;
import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Chains against a second method.
class MarkovChainTest {
  private static final int[] WAYS = {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};

  private static Ratio chance(MarkovChain.Solved solved, Ending ending) {
    return solved.endings().getOrDefault(solved.automaton().endings().indexOf(ending), Ratio.ZERO);
  }

  /// The chance that all of some numbers come before a 7 is, by inclusion and exclusion, a sum over
  /// the subsets that are still missing when the 7 comes.
  @Test
  void allSmallAllTallAndMakeEmAllByInclusionAndExclusion() {
    for (var machine :
        List.of(CollectNumbers.ALL_SMALL, CollectNumbers.ALL_TALL, CollectNumbers.MAKE_EM_ALL)) {
      var numbers = CollectNumbers.list(machine.numbers());
      var chance = Ratio.ZERO;
      for (var subset = 0; subset < 1 << numbers.size(); subset++) {
        var ways = 0;
        for (var i = 0; i < numbers.size(); i++) {
          ways += (subset & (1 << i)) == 0 ? 0 : WAYS[numbers.get(i)];
        }
        var sevenFirst = Ratio.of(6, 6 + ways);
        chance =
            Integer.bitCount(subset) % 2 == 0 ? chance.plus(sevenFirst) : chance.minus(sevenFirst);
      }
      var solved = MarkovChain.solve(machine);
      assertThat(chance(solved, new Ending.Tally(numbers.size()))).isEqualTo(chance);
    }
  }

  /// Exactly n different numbers without a repeat: every ordered choice of them, then a stop.
  @Test
  void makeEmAllProgressiveByOrderedChoices() {
    var solved = MarkovChain.solve(CollectNumbers.MAKE_EM_ALL_PROGRESSIVE);
    var numbers = CollectNumbers.list(CollectNumbers.MAKE_EM_ALL_PROGRESSIVE.numbers());
    for (var size = 1; size <= 10; size++) {
      var chance = Ratio.ZERO;
      for (var subset = 0; subset < 1 << 10; subset++) {
        if (Integer.bitCount(subset) == size) {
          chance = chance.plus(orders(numbers, subset, size));
        }
      }
      assertThat(chance(solved, new Ending.Tally(size))).isEqualTo(chance);
    }
  }

  private static Ratio orders(List<Integer> numbers, int subset, int size) {
    var product = Ratio.ONE;
    var stop = 6;
    for (var i = 0; i < numbers.size(); i++) {
      if ((subset & (1 << i)) != 0) {
        product = product.times(Ratio.of(WAYS[numbers.get(i)], 36));
        stop += WAYS[numbers.get(i)];
      }
    }
    for (var i = 2; i <= size; i++) {
      product = product.times(Ratio.of(i));
    }
    return size == 10 ? product : product.times(Ratio.of(stop, 36));
  }

  /// Two states that lead back and forth: a 6 goes over, an 8 comes back, a 7 ends either.
  @Test
  void aMachineThatTurnsInCirclesIsSolvedToo() {
    Machine machine =
        (state, outcome) ->
            switch (((Roll) outcome).total()) {
              case 7 -> new Step.Ends(new Ending.Tally(state));
              case 6 -> new Step.Stays(1);
              case 8 -> new Step.Stays(0);
              default -> new Step.Stays(state);
            };
    var solved = MarkovChain.solve(machine);
    assertThat(solved.rolls()).isEqualTo(Ratio.of(6));
    assertThat(chance(solved, new Ending.Tally(0))).isEqualTo(Ratio.of(11, 16));
    assertThat(chance(solved, new Ending.Tally(1))).isEqualTo(Ratio.of(5, 16));
  }
}
