package io.lammer.games.dice;

import io.lammer.table.RandomOutcomes;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.List;
import java.util.Optional;

/// Dice as they are keyed or thrown at random.
public final class Dice {
  private Dice() {}

  public static Optional<Refusal> fault(List<Integer> dice) {
    return dice.stream()
        .filter(die -> die < 1 || die > 6)
        .findFirst()
        .map(die -> Code.NOT_A_DIE.because(die));
  }

  public static int random(RandomOutcomes random) {
    return 1 + random.number(6);
  }
}
