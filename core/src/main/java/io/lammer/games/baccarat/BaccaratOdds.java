package io.lammer.games.baccarat;

import io.lammer.odds.BettingState;
import io.lammer.odds.Charge;
import io.lammer.odds.Composition;
import io.lammer.odds.CountableWagers;
import io.lammer.odds.GameOdds;
import io.lammer.odds.OutcomeCounter;
import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Family;
import io.lammer.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The odds of mini-baccarat, counted over all deals of a full shoe.
final class BaccaratOdds implements GameOdds {
  @Override
  public OutcomeCounter counter(@Nullable Integer decks) {
    var deals = new DealEnumerator(Composition.decks(Objects.requireNonNull(decks)));
    return (wager, state) -> deals.count(wager, FightbackRound.rounds(state));
  }

  @Override
  public List<BettingState> states(Family family) {
    return FightbackRound.all(family);
  }

  @Override
  public BettingState stateBefore(Family family, Outcome outcome) {
    return family.isFollowUp() && outcome instanceof Fightback(var round, _)
        ? FightbackRound.of(round)
        : BettingState.ANY;
  }

  /// Unless the edition fixes the commission, Banker is analyzed both with and without it.
  @Override
  public List<Charge> charges(MainWager main) {
    if (!main.isBanker()) {
      return List.of(Charge.NONE);
    }
    var charges = new ArrayList<Charge>();
    if (main.isFor(false)) {
      charges.add(Charge.COMMISSION);
    }
    if (main.isFor(true)) {
      charges.add(Charge.COMMISSION_FREE);
    }
    return charges;
  }

  @Override
  public Optional<CountableWagers> countable(Edition edition) {
    return Optional.of(BaccaratCounting.of(edition));
  }
}
