package io.lammer.games.baccarat;

import io.lammer.table.Command;
import java.util.List;

/// A command that only baccarat has.
public sealed interface BaccaratCommand extends Command.OfGame {
  record Deal(List<String> player, List<String> banker) implements BaccaratCommand {
    public Deal {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }

    @Override
    public String description() {
      return "a deal of cards";
    }
  }

  record Draw(String card) implements BaccaratCommand {
    @Override
    public String description() {
      return "a Fightback card";
    }

    @Override
    public Reader reader() {
      return Reader.SHOE;
    }
  }

  /// A seat pays the commission it owes.
  record Collect(int seat) implements BaccaratCommand {
    @Override
    public String description() {
      return "commission";
    }
  }
}
