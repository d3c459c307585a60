package io.lammer.games.craps;

import static io.lammer.table.words.StepFormat.fields;

import io.lammer.rules.yaml.Value;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.words.CommandFormat;
import io.lammer.table.words.CommandFormat.Frame;
import io.lammer.table.words.GameSteps;
import io.lammer.table.words.LiveFormat;
import io.lammer.table.words.StepFormat;
import java.util.List;
import java.util.Optional;

/// The script steps of craps.
final class CrapsSteps implements GameSteps {
  private static final StepFormat ROLL =
      new CommandFormat<>(
          "roll",
          CrapsCommand.Roll.class,
          Frame.ROUND,
          value -> new CrapsCommand.Roll(value.each(Value::whole)),
          CrapsCommand.Roll::dice);

  private static final StepFormat NEW_SHOOTER =
      new CommandFormat<>(
          "new-shooter",
          CrapsCommand.NewShooter.class,
          Frame.NONE,
          value -> new CrapsCommand.NewShooter(value.fields("seat").need("seat").whole()),
          shooter -> fields("seat", shooter.seat()));

  @Override
  public List<StepFormat> steps() {
    return List.of(ROLL, NEW_SHOOTER);
  }

  @Override
  public List<LiveFormat> liveCommands() {
    return List.of();
  }

  @Override
  public Step step(Event.Entered entered, List<Command> ahead) {
    var roll = (Roll) entered.outcome();
    return step(new CrapsCommand.Roll(roll.first(), roll.second()));
  }

  private static Step step(CrapsCommand.Roll roll) {
    return new Step(ROLL.word(), Frame.ROUND.around(List.of(roll)));
  }

  @Override
  public Optional<Step> step(Event event) {
    return event instanceof CrapsEvent.ShooterChanged(var seat)
        ? Optional.of(new Step(NEW_SHOOTER.word(), List.of(new CrapsCommand.NewShooter(seat))))
        : Optional.empty();
  }

  /// If a point is on, the script starts by rolling it before any wager is made.
  @Override
  public Before before(Felt felt) {
    var craps = (CrapsState) felt;
    var point = craps.point();
    return craps.isComeOut()
        ? Before.NOTHING
        : new Before(
            List.of(step(new CrapsCommand.Roll(Math.max(1, point - 6), Math.min(6, point - 1)))),
            "");
  }
}
