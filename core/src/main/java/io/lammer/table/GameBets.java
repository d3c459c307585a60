package io.lammer.table;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// When the wagers of a game may be made, changed and taken down, and which wager a keyed spot
/// means.
public interface GameBets {
  /// True for a main wager that satisfies the requirement of a bonus wager (ruling 8).
  boolean isLine(OfferedWager offer);

  /// The reason why a spot takes no wager of this seat now.
  Optional<Refusal> windowFault(Table table, OfferedWager offer, Spot spot, int seat);

  /// The reason why a wager may not be as high as this, apart from the table's limits.
  ///
  /// @param total the new amount plus what is already on the spot
  default Optional<Refusal> amountFault(Table table, OfferedWager offer, int seat, Money total) {
    return Optional.empty();
  }

  /// The reason why a wager may not be reduced to this amount or, if it is zero, taken down.
  default Optional<Refusal> takeDownFault(Table table, StandingBet wager, Money left) {
    return Optional.empty();
  }

  /// The vig charged up front for a wager of this amount.
  default Money vig(Layout layout, OfferedWager offer, Money stake) {
    return Money.ZERO;
  }

  /// The spot that a keyed wager means; a game may add a number that was not keyed. Not called for
  /// jackpot wagers, divided wagers or wagers on a follow-up.
  ///
  /// @param first the wager at the first of its spots
  default Answer<Spot> spot(Table table, OfferedWager first, Command.Keyed keyed) {
    return new Answer.Accepted<>(keyed.spot());
  }

  /// The odds that a wager on the layout may carry.
  ///
  /// @param most the maximum total odds on the spot
  record Odds(Spot spot, Money most) {}

  /// The odds that a wager on the layout may carry now; empty for none.
  default Optional<Odds> odds(Table table, StandingBet flat) {
    return Optional.empty();
  }

  /// True if a wager does not take part in the next outcome, because it is off.
  default boolean isOff(Table table, StandingBet wager) {
    return false;
  }

  /// True if a wager waits for the follow-up of the last round rather than for the next round.
  default boolean awaitsFollowUp(Layout layout, StandingBet wager) {
    return false;
  }

  /// The refusal of anything that must wait for the follow-up of the last round.
  default Refusal followUpAwaited() {
    throw new IllegalStateException("a game without a follow-up");
  }

  /// The reason why a wager cannot be taken down while a follow-up is awaited or after it was seen.
  default Optional<Refusal> followUpFault(Table table, StandingBet wager) {
    return Optional.empty();
  }

  /// The one wager on the follow-up that the last round allows; null if it allows none of them.
  default @Nullable OfferedWager chosen(Table table, List<OfferedWager> followUps) {
    return followUps.getFirst();
  }

  /// The games that a seat played in the last round. A wager on the follow-up belongs to that
  /// round.
  default Set<String> gamesOfLastRound(Table table, int seat) {
    return Set.of();
  }
}
