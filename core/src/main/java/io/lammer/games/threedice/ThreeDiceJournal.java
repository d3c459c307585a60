package io.lammer.games.threedice;

import io.lammer.rules.Outcome;
import io.lammer.table.Command;
import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameJournal;
import java.util.List;
import java.util.Map;

final class ThreeDiceJournal implements GameJournal {
  record ShakeForm(DiceHand player, DiceHand banker) implements Form {
    @Override
    public Outcome outcome() {
      return new Shake(player, banker);
    }
  }

  @Override
  public Map<String, Class<? extends Felt>> felts() {
    return Map.of("dice", ThreeDiceState.class);
  }

  @Override
  public Map<String, Class<? extends Command.OfGame>> commands() {
    return Map.of("shake", ThreeDiceCommand.Shake.class, "shook", ThreeDiceCommand.Shook.class);
  }

  @Override
  public Map<String, Class<? extends Event.OfGame>> events() {
    return Map.of("cup-shaken", ThreeDiceEvent.CupShaken.class);
  }

  @Override
  public Map<String, Class<? extends Form>> forms() {
    return Map.of("shake", ShakeForm.class);
  }

  @Override
  public List<Class<? extends Outcome>> outcomes() {
    return List.of(Shake.class);
  }

  @Override
  public Form form(Outcome outcome) {
    var shake = (Shake) outcome;
    return new ShakeForm(shake.player(), shake.banker());
  }
}
