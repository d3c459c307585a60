package io.lammer.games.craps;

import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameJournal;
import java.util.List;
import java.util.Map;

final class CrapsJournal implements GameJournal {
  record RollForm(int first, int second) implements Form {
    @Override
    public Outcome outcome() {
      return new Roll(first, second);
    }
  }

  @Override
  public Map<String, Class<? extends Felt>> felts() {
    return Map.of("craps", CrapsState.class);
  }

  @Override
  public Map<String, Class<? extends Command.OfGame>> commands() {
    return Map.of("roll", CrapsCommand.Roll.class, "new-shooter", CrapsCommand.NewShooter.class);
  }

  @Override
  public Map<String, Class<? extends Event.OfGame>> events() {
    return Map.of("shooter-changed", CrapsEvent.ShooterChanged.class);
  }

  @Override
  public Map<String, Class<? extends Machine>> machines() {
    return Map.of(
        "line", LineWager.class,
        "until", UntilTotal.class,
        "collect", CollectNumbers.class,
        "follow", FollowSequence.class);
  }

  @Override
  public Map<String, Class<? extends Form>> forms() {
    return Map.of("roll", RollForm.class);
  }

  @Override
  public List<Class<? extends Outcome>> outcomes() {
    return List.of(Roll.class);
  }

  @Override
  public Form form(Outcome outcome) {
    var roll = (Roll) outcome;
    return new RollForm(roll.first(), roll.second());
  }
}
