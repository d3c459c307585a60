package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import java.io.Serializable;
import java.util.List;

/// Simulates a game and counts its outcomes. The counts of a block depend only on the seed and the
/// block's number, so blocks can be played in any order, on any machine, and added up. Engines are
/// serializable to be sent to other machines.
public interface Engine extends Serializable {
  /// The number of rounds in a full block.
  int block();

  /// The number of counts.
  int size();

  /// The number of rounds that take about a second on all processors of a typical machine.
  long roundsPerSecond();

  /// Plays the first rounds of a block and returns their counts.
  long[] play(long seed, long block, int rounds);

  /// The number of times each row of a wager was matched, followed by the number of losses without
  /// a row.
  long[] rows(long[] counts, Analysis analysis);

  /// An engine whose rounds all have the distribution that exact odds describe.
  ///
  /// @param analyses the analyses of the wagers to play
  /// @param decks the number of decks, for games with a shoe
  static Engine of(Edition edition, List<Analysis> analyses, int decks) {
    return edition.game().part(GameSimulators.class).engine(edition, analyses, decks, null);
  }

  /// An engine whose shoes are dealt up to the cut card, plus one round.
  ///
  /// @param cutCard the number of cards behind the cut card
  static Engine toCutCard(Edition edition, List<Analysis> analyses, int decks, int cutCard) {
    return edition.game().part(GameSimulators.class).engine(edition, analyses, decks, cutCard);
  }
}
