package io.lammer.games.threedice;

import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Command.Shaker;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A command that only 3 Dice Baccarat has.
public sealed interface ThreeDiceCommand extends Command.OfGame {
  record Shake(List<Integer> player, List<Integer> banker, @Nullable Shaker shaker)
      implements ThreeDiceCommand {
    public Shake {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }

    @Override
    public String description() {
      return "a shake of two cups";
    }

    @Override
    public Reader reader() {
      return Reader.DICE;
    }
  }

  /// A cup is shaken after "no more bets", by the dealer or by a player to whom the dealer handed
  /// it.
  ///
  /// @param seat the seat that shook it, or null for the dealer
  /// @param exposed the dice were seen, so the dealer must shake the cup again (ruling 38)
  record Shook(Side cup, @Nullable Integer seat, boolean exposed) implements ThreeDiceCommand {
    @Override
    public String description() {
      return "a dice cup";
    }
  }
}
