package io.lammer.games.dragontiger;

import io.lammer.odds.Analysis;
import io.lammer.rules.Card;
import io.lammer.sim.DealtShoe;
import io.lammer.sim.Engine;
import io.lammer.sim.IndexedRandom;
import io.lammer.sim.RandomStream;
import org.jspecify.annotations.Nullable;

/// Simulates Dragon Tiger with shoes. Rounds are counted by both cards.
///
/// @param cutCard the number of cards behind the cut card; null to deal as many rounds as every
///   shoe can provide
record DragonTigerSimulator(int decks, @Nullable Integer cutCard) implements Engine {
  /// The random numbers for a round: one for each card, one for a new shoe and one unused.
  private static final int DRAWS_PER_ROUND = 4;

  private static final int ROUNDS_AT_ONCE = IndexedRandom.BUFFER / DRAWS_PER_ROUND;

  @Override
  public int block() {
    return 1 << 22;
  }

  @Override
  public int size() {
    return Card.DECK.size() * Card.DECK.size();
  }

  @Override
  public long roundsPerSecond() {
    return 100_000_000;
  }

  @Override
  public long[] play(long seed, long block, int rounds) {
    var counts = new long[size()];
    var stream = new RandomStream(seed, block, 0);
    var shoe = new DealtShoe(decks, cutCard, DragonTigerState.CARDS);
    var draws = new long[IndexedRandom.BUFFER];
    for (var played = 0; played < rounds; played += ROUNDS_AT_ONCE) {
      stream.fill(draws);
      for (var i = 0; i < Math.min(ROUNDS_AT_ONCE, rounds - played); i++) {
        counts[round(shoe, draws, i * DRAWS_PER_ROUND)]++;
      }
    }
    return counts;
  }

  private static int round(DealtShoe shoe, long[] draws, int at) {
    shoe.round(draws[at + 2]);
    var dragon = shoe.take(draws[at], 1);
    return DragonTigerDeal.index(dragon, shoe.take(draws[at + 1], 1));
  }

  @Override
  public long[] rows(long[] counts, Analysis analysis) {
    var wager = analysis.wager();
    var rows = new long[wager.rows().size() + 1];
    for (var i = 0; i < counts.length; i++) {
      rows[wager.place(DragonTigerDeal.ALL.get(i))] += counts[i];
    }
    return rows;
  }
}
