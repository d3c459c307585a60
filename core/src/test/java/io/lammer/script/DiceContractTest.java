package io.lammer.script;

import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import java.util.List;

class DiceContractTest extends GameContract {
  private static final List<List<Integer>> HANDS =
      List.of(
          List.of(3, 3, 3), List.of(6, 6, 6), List.of(1, 2, 3), List.of(6, 6, 1), List.of(4, 4, 2));

  DiceContractTest() {
    super(Floor.DICE);
  }

  @Override
  List<Command> outcomes() {
    return HANDS.stream()
        .flatMap(
            player ->
                HANDS.stream().<Command>map(banker -> new Command.Shake(player, banker, null)))
        .toList();
  }

  @Override
  List<Outcome> fed() {
    return HANDS.stream().<Outcome>map(hand -> new Outcome.Shake(dice(hand), dice(hand))).toList();
  }

  private static Hand.Dice dice(List<Integer> faces) {
    return new Hand.Dice(faces.get(0), faces.get(1), faces.get(2));
  }

  @Override
  List<Command> impossible() {
    return List.of(
        new Command.Shake(List.of(1, 2, 7), List.of(1, 2, 3), null),
        new Command.Shake(List.of(1, 2), List.of(1, 2, 3), null),
        new Command.Shake(List.of(1, 2, 3), List.of(1, 2, 3), new Command.Shaker(1, false)),
        new Command.Roll(1, 2));
  }
}
