package io.lammer.games.dragontiger;

import io.lammer.table.Command;

/// A command that only Dragon Tiger has.
public sealed interface DragonTigerCommand extends Command.OfGame {
  /// Both cards of a round.
  record Deal(String dragon, String tiger) implements DragonTigerCommand {
    @Override
    public String description() {
      return "a card each for Dragon and Tiger";
    }
  }
}
