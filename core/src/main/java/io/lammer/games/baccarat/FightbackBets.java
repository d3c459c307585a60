package io.lammer.games.baccarat;

import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import java.util.Optional;

/// The wagers that a Fightback card resolves: Fightback, made after a round, and Destiny, made
/// before it.
public final class FightbackBets {
  private FightbackBets() {}

  /// The settled round whose Fightback card can be wagered on, drawn or corrected; empty once the
  /// wagers of the next round are locked.
  public static Optional<Deal> round(Table table) {
    return table.felt() instanceof BaccaratState cards
            && (table.phase() == Phase.BETTING || table.entered() instanceof Fightback)
        ? Optional.ofNullable(cards.round())
        : Optional.empty();
  }

  public static boolean isFightback(OfferedWager offer) {
    return offer.isFollowUp();
  }

  /// True for Destiny, which is made before a round and resolved by the Fightback card after it.
  private static boolean isCardAfterRound(OfferedWager offer) {
    var paytable = offer.paytable();
    return paytable != null && paytable.family() == BaccaratFamily.DESTINY;
  }

  /// True if a wager awaits the Fightback card rather than the next round. A Destiny wager does so
  /// after its own round is settled; one that is only locked plays in the coming round.
  static boolean awaitsCard(Layout layout, StandingBet wager) {
    return layout.isFollowUp(wager.name())
        || wager.state() == FightbackCard.ROUND_SEEN && isCardAfterRound(wager.offer(layout));
  }

  static Optional<Refusal> closedFault(Table table) {
    return Code.FIGHTBACK_CLOSED.when(round(table).isEmpty()).or(() -> cardSeen(table));
  }

  /// A Fightback card that was entered and then called back closes the wager, because players may
  /// have seen it.
  static Optional<Refusal> cardSeen(Table table) {
    return Code.FIGHTBACK_CLOSED.as("called-back").when(table.lock().seen());
  }
}
