package io.lammer.tables;

import io.lammer.rules.Card;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What happened at a table, with its results: replaying it needs no rules.
public sealed interface Event {
  /// A wager made or raised.
  ///
  /// @param spot where it lies, which is its number for a come wager that has travelled
  /// @param vig what was charged for it up front
  record Placed(int seat, Offer offer, Spot spot, Money stake, Money vig) implements Event {}

  /// A wager, or a part of it, handed back with what was charged for it.
  record TakenDown(int seat, Offer offer, Spot spot, Money stake, Money vig) implements Event {}

  record Turned(int seat, Offer offer, Spot spot, boolean on) implements Event {}

  /// Wagers are locked; a jackpot wager's money went where its jackpot sends it.
  record Locked(List<Contribution> contributions) implements Event {
    public Locked {
      contributions = List.copyOf(contributions);
    }
  }

  /// The jackpot after the wagers of a number of seats were locked.
  record Contribution(String jackpot, int wagers, Jackpot after) {}

  /// Bets are taken again before there was an outcome: the wagers lie as before the lock, and what
  /// the lock brought into jackpots stays there.
  record Reopened() implements Event {}

  /// No roll: what was entered does not count.
  ///
  /// @param outcome null where not all cards were entered
  record CalledBack(@Nullable Outcome outcome) implements Event {}

  /// A card of a deal that is entered one by one.
  record CardDealt(Card card) implements Event {}

  record CardTakenBack(Card card) implements Event {}

  /// A cup was shaken.
  ///
  /// @param seat the player's, or null for the dealer
  /// @param exposed the dice were seen
  record CupShaken(Side cup, @Nullable Integer seat, boolean exposed) implements Event {
    /// `dealer shook Player`, `seat 3 shook Banker, exposed`.
    @Override
    public String toString() {
      return (seat == null ? "dealer" : "seat " + seat)
          + " shook "
          + cup.title()
          + (exposed ? ", exposed" : "");
    }
  }

  /// What happened, and who shook the cups where a player did.
  record Entered(Outcome outcome, Command.@Nullable Shaker shaker) implements Event {
    public Entered(Outcome outcome) {
      this(outcome, null);
    }
  }

  record Settled(Outcome outcome, Settlement settlement) implements Event {}

  /// A seat paid the commission that it owed.
  record Collected(int seat, Money amount) implements Event {}

  record ShoeChanged(int burned, @Nullable Card shown) implements Event {}

  record ShooterChanged(int seat) implements Event {}
}
