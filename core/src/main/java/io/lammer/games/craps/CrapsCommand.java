package io.lammer.games.craps;

import io.lammer.table.Command;
import java.util.List;

/// A command that only craps has.
public sealed interface CrapsCommand extends Command.OfGame {
  record Roll(List<Integer> dice) implements CrapsCommand {
    public Roll {
      dice = List.copyOf(dice);
    }

    public Roll(int first, int second) {
      this(List.of(first, second));
    }

    @Override
    public String description() {
      return "a roll of two dice";
    }

    @Override
    public Reader reader() {
      return Reader.DICE;
    }
  }

  record NewShooter(int seat) implements CrapsCommand {
    @Override
    public String description() {
      return "a new shooter";
    }
  }
}
