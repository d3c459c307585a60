package io.lammer.games.baccarat;

import io.lammer.rules.Spot;
import io.lammer.table.GameBets;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Decides when the wagers of mini-baccarat may be made and taken down: Fightback between a round
/// and the Fightback card, and all other wagers before a round.
final class BaccaratBets implements GameBets {
  @Override
  public boolean isLine(OfferedWager offer) {
    return offer.isMain();
  }

  @Override
  public Optional<Refusal> windowFault(Table table, OfferedWager offer, Spot spot, int seat) {
    if (FightbackBets.isFightback(offer)) {
      return FightbackBets.closedFault(table);
    }
    return table.awaitsFollowUp() ? Optional.of(followUpAwaited()) : Optional.empty();
  }

  @Override
  public boolean awaitsFollowUp(Layout layout, StandingBet wager) {
    return FightbackBets.awaitsCard(layout, wager);
  }

  @Override
  public Refusal followUpAwaited() {
    return Code.CARD_AWAITED.because();
  }

  @Override
  public Optional<Refusal> followUpFault(Table table, StandingBet wager) {
    if (FightbackBets.awaitsCard(table.layout(), wager)) {
      return FightbackBets.cardSeen(table);
    }
    return table.awaitsFollowUp() ? Optional.of(followUpAwaited()) : Optional.empty();
  }

  @Override
  public @Nullable OfferedWager chosen(Table table, List<OfferedWager> followUps) {
    var round = FightbackBets.round(table).orElse(null);
    if (round == null) {
      return followUps.getFirst();
    }
    for (var offer : followUps) {
      var paytable = offer.paytable();
      if (paytable != null && BaccaratFamily.isOpenAfter(paytable.family(), round)) {
        return offer;
      }
    }
    return null;
  }

  @Override
  public Set<String> gamesOfLastRound(Table table, int seat) {
    return ((BaccaratState) table.felt()).games(seat);
  }
}
