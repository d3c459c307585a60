package io.lammer.games.threedice;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.rules.Machine;
import io.lammer.rules.Machine.Step;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.EveryWager;
import io.lammer.rules.compiled.WagerRows;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The compiled form of every 3 Dice Baccarat wager says what the rule itself says.
class CompiledShakesTest {
  static Stream<EveryWager> dice() {
    return EveryWager.of(ThreeDiceGame.GAME);
  }

  @ParameterizedTest
  @MethodSource("dice")
  void everyShakeIsCompiledAsItsMachineSteps(EveryWager named) {
    var wager = named.wager();
    var rows = WagerRows.of(wager, Shakes.ALL);
    for (var i = 0; i < Shakes.ALL.size(); i++) {
      var shake = Shakes.ALL.get(i);
      var turned = new Shake(turned(shake.player()), turned(shake.banker()));
      var next = rows.automaton().next(Automaton.START, i);
      assertThat(next).isNegative();
      assertThat(wager.advance(Machine.START, turned)).isEqualTo(new Step.Ends(turned));
      assertThat(row(wager, rows.of(~next))).isSameAs(wager.row(turned));
    }
  }

  private static DiceHand turned(DiceHand dice) {
    return new DiceHand(dice.third(), dice.first(), dice.second());
  }

  private static @Nullable Row row(Wager wager, int place) {
    return place == wager.rows().size() ? null : wager.rows().get(place);
  }

  @Test
  void shakesComeInAsManyWaysAsDiceFall() {
    assertThat(Shakes.ALL.size()).isEqualTo(56 * 56);
    assertThat(Shakes.ALL.total()).isEqualTo(46_656);
  }
}
