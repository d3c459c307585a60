package io.lammer.games.threedice;

import io.lammer.games.craps.CrapsCommand;
import io.lammer.rules.Outcome;
import io.lammer.script.GameContract;
import io.lammer.table.Command;
import java.util.List;

class DiceContractTest extends GameContract {
  private static final List<List<Integer>> HANDS =
      List.of(
          List.of(3, 3, 3), List.of(6, 6, 6), List.of(1, 2, 3), List.of(6, 6, 1), List.of(4, 4, 2));

  DiceContractTest() {
    super(ThreeDiceFixture.DICE);
  }

  @Override
  protected List<Command> outcomes() {
    return HANDS.stream()
        .flatMap(
            player ->
                HANDS.stream()
                    .<Command>map(banker -> new ThreeDiceCommand.Shake(player, banker, null)))
        .toList();
  }

  @Override
  protected List<Outcome> fed() {
    return HANDS.stream().<Outcome>map(hand -> new Shake(dice(hand), dice(hand))).toList();
  }

  private static DiceHand dice(List<Integer> faces) {
    return new DiceHand(faces.get(0), faces.get(1), faces.get(2));
  }

  @Override
  protected List<Command> impossible() {
    return List.of(
        new ThreeDiceCommand.Shake(List.of(1, 2, 7), List.of(1, 2, 3), null),
        new ThreeDiceCommand.Shake(List.of(1, 2), List.of(1, 2, 3), null),
        new ThreeDiceCommand.Shake(
            List.of(1, 2, 3), List.of(1, 2, 3), new Command.Shaker(1, false)),
        new CrapsCommand.Roll(1, 2));
  }
}
