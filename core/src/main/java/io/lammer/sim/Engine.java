package io.lammer.sim;

import io.lammer.odds.Analysis;
import io.lammer.rules.Edition;
import java.io.Serializable;
import java.util.List;

/// Plays a game and counts what comes. The counts of a block depend on nothing but the seed and its
/// number: blocks may be played in any order and anywhere, and are added up. So an engine can be
/// sent to another machine as it is.
public interface Engine extends Serializable {
  /// How many rounds a whole block has.
  int block();

  /// How many counts there are.
  int size();

  /// Plays a block, or its first rounds, and gives its counts.
  long[] play(long seed, long block, int rounds);

  /// How often each row of a wager was met and, last, how often none was.
  long[] rows(long[] counts, Analysis analysis);

  /// @param analyses of the wagers that are played
  /// @param decks in the shoe, where there is one
  static Engine of(Edition edition, List<Analysis> analyses, int decks) {
    return switch (edition.game()) {
      case CRAPS -> new CrapsEngine(edition.terms().bonusWindow(), analyses);
      case BACCARAT -> new ShoeEngine(decks, DealtShoe.NO_CUT_CARD, analyses);
      case DICE -> new DiceEngine();
    };
  }

  /// Baccarat out of shoes that are dealt to the cut card and one round on.
  ///
  /// @param cutCard how many cards lie behind it
  static Engine toCutCard(int decks, int cutCard, List<Analysis> analyses) {
    return new ShoeEngine(decks, cutCard, analyses);
  }
}
