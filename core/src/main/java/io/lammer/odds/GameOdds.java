package io.lammer.odds;

import io.lammer.rules.Edition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Family;
import io.lammer.rules.Outcome;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How the odds of a game are computed exactly.
public interface GameOdds {
  /// Counts the game's outcomes. A counter can be expensive to create and serves many wagers.
  ///
  /// @param decks null for a game without a shoe
  OutcomeCounter counter(@Nullable Integer decks);

  /// The states in which the wagers of a family are made, most general first. Each is analyzed on
  /// its own.
  default List<BettingState> states(Family family) {
    return List.of(BettingState.ANY);
  }

  /// The most specific state in which a wager resolved by this outcome was made.
  default BettingState stateBefore(Family family, Outcome outcome) {
    return BettingState.ANY;
  }

  /// The charges under which a main wager is analyzed, one analysis for each.
  default List<Charge> charges(MainWager main) {
    return List.of(Charge.NONE);
  }

  /// Analyses of main wagers that are made together, such as one wager split over several.
  default List<Analysis> composites(Edition edition, Assumptions assumptions) {
    return List.of();
  }

  /// The wagers to analyze for card counting; empty if the game has no such analysis.
  default Optional<CountableWagers> countable(Edition edition) {
    return Optional.empty();
  }
}
