package io.lammer.games.threedice;

import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.words.CommandFormat.Frame;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.LiveFormat;
import io.lammer.table.words.StepFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The script steps of 3 Dice Baccarat.
final class ThreeDiceSteps implements GameSteps {
  private static final StepFormat SHAKE = new ShakeFormat();

  @Override
  public List<StepFormat> steps() {
    return List.of(SHAKE);
  }

  @Override
  public List<LiveFormat> liveCommands() {
    return List.of(new LiveFormat("shook", ShakeFormat::shook));
  }

  @Override
  public Step step(Event.Entered entered, List<Command> ahead) {
    var shake = (Shake) entered.outcome();
    var commands = new ArrayList<>(ahead);
    commands.add(
        new ThreeDiceCommand.Shake(dice(shake.player()), dice(shake.banker()), entered.shaker()));
    return new Step(SHAKE.word(), Frame.ROUND.around(commands));
  }

  private static List<Integer> dice(DiceHand hand) {
    return List.of(hand.first(), hand.second(), hand.third());
  }

  @Override
  public Optional<Step> step(Event event) {
    return Optional.empty();
  }

  @Override
  public Optional<Command> ahead(Event event) {
    return event instanceof ThreeDiceEvent.CupShaken(var cup, var seat, var exposed)
        ? Optional.of(new ThreeDiceCommand.Shook(cup, seat, exposed))
        : Optional.empty();
  }

  @Override
  public Before before(Felt felt) {
    return Before.NOTHING;
  }
}
