package io.lammer.server.demo;

import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Outcomes that hit a jackpot, for people who want to see how that goes.
final class JackpotOutcomes {
  private JackpotOutcomes() {}

  static List<Command> of(Table table) {
    return switch (table.felt()) {
      case Felt.Craps felt -> rolls(felt);
      case Felt.Baccarat _ ->
          table.dealt().isEmpty() && table.entered() == null
              ? Collections.nCopies(6, new Command.NextCard("Kd"))
              : List.of();
      case Felt.Dice _ -> List.of(new Command.Shake(List.of(3, 3, 3), List.of(6, 6, 6), null));
    };
  }

  /// Fired Up is wagered after a 7, and follows the numbers down.
  private static List<Command> rolls(Felt.Craps felt) {
    var rolls = new ArrayList<Command>();
    if (!felt.afterSeven()) {
      rolls.add(new Command.Roll(3, 4));
    }
    rolls.add(new Command.Roll(3, 3));
    rolls.add(new Command.Roll(1, 4));
    rolls.add(new Command.Roll(2, 2));
    rolls.add(new Command.Roll(1, 2));
    rolls.add(new Command.Roll(1, 1));
    return rolls;
  }
}
