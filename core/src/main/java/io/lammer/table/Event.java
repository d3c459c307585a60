package io.lammer.table;

import io.lammer.rules.Card;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An event at a table, with its results, so that replaying it needs no rules.
public sealed interface Event {
  /// A wager made or raised.
  ///
  /// @param wager where the wager lies; for a come wager that has traveled, on its number
  /// @param vig the vig charged up front
  record Placed(int seat, WagerRef wager, Money stake, Money vig) implements Event {
    public Spot spot() {
      return wager.spot();
    }
  }

  /// A wager, or a part of it, returned together with its up-front vig.
  record TakenDown(int seat, WagerRef wager, Money stake, Money vig) implements Event {
    public Spot spot() {
      return wager.spot();
    }
  }

  record Turned(int seat, WagerRef wager, boolean on) implements Event {}

  /// Wagers are locked, and the contributions of jackpot wagers have been split.
  record Locked(List<Contribution> contributions) implements Event {
    public Locked {
      contributions = List.copyOf(contributions);
    }
  }

  /// A jackpot's state after the contributions of `wagers` wagers.
  record Contribution(String jackpot, int wagers, Jackpot after) {}

  /// Betting is reopened before an outcome. Wagers are as they were before the lock, but the
  /// jackpots keep the contributions.
  record Reopened() implements Event {}

  /// The outcome that was entered is canceled.
  ///
  /// @param outcome null if not all cards were entered
  record CalledBack(@Nullable Outcome outcome) implements Event {}

  /// A card of a deal that is entered card by card.
  record CardDealt(Card card) implements Event {}

  record CardTakenBack(Card card) implements Event {}

  /// An event that only some games have.
  non-sealed interface OfGame extends Event {}

  /// An outcome that awaits confirmation.
  ///
  /// @param shaker the player who shook the cups, or null
  record Entered(Outcome outcome, Command.@Nullable Shaker shaker) implements Event {
    public Entered(Outcome outcome) {
      this(outcome, null);
    }
  }

  record Settled(Outcome outcome, Settlement settlement) implements Event {}

  record ShoeChanged(int burned, @Nullable Card shown) implements OfGame {}
}
