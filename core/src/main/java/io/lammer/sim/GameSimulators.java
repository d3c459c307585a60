package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a game is simulated.
@FunctionalInterface
public interface GameSimulators {
  /// An engine for wagers of an edition. A game without a shoe ignores the shoe.
  ///
  /// @param cutCard the number of cards behind the cut card; null to deal each shoe for as many
  ///   rounds as every shoe can provide
  Engine engine(Edition edition, List<Analysis> analyses, int decks, @Nullable Integer cutCard);
}
