package io.lammer.tables;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a person or a sensor asks of a table. Text that may be wrong arrives as it was keyed.
public sealed interface Command {

  /// A wager put on the layout.
  ///
  /// @param amount dollars; null for the fixed amount of a jackpot wager
  record Bet(int seat, String wager, @Nullable BigDecimal amount) implements Command {}

  record TakeDown(int seat, String wager) implements Command {}

  record Turn(int seat, String wager, boolean on) implements Command {}

  /// No more bets.
  record Lock() implements Command {}

  record Roll(List<Integer> dice) implements Command {
    public Roll {
      dice = List.copyOf(dice);
    }

    public Roll(int first, int second) {
      this(List.of(first, second));
    }
  }

  record Deal(List<String> player, List<String> banker) implements Command {
    public Deal {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }
  }

  record Draw(String card) implements Command {}

  record Shake(List<Integer> player, List<Integer> banker, @Nullable Shaker shaker)
      implements Command {
    public Shake {
      player = List.copyOf(player);
      banker = List.copyOf(banker);
    }
  }

  /// A player who shook the cups, after the dealer did with the dice unexposed (ruling 38).
  record Shaker(int seat, boolean dealerFirst) {}

  /// The entered outcome stands; settle it.
  record Confirm() implements Command {}

  record NewShoe(int burn, @Nullable String card) implements Command {}

  record NewShooter(int seat) implements Command {}
}
