package io.lammer.games.dragontiger;

import io.lammer.odds.GameOdds;
import io.lammer.odds.OutcomeCounter;
import io.lammer.odds.RowWays;
import io.lammer.rules.Wager;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The odds of Dragon Tiger, counted over all ordered pairs of cards of a full shoe.
final class DragonTigerOdds implements GameOdds {
  @Override
  public OutcomeCounter counter(@Nullable Integer decks) {
    var size = Objects.requireNonNull(decks);
    return (wager, _) -> count(wager, size);
  }

  private static RowWays count(Wager wager, int decks) {
    var ways = new BigInteger[wager.rows().size() + 1];
    Arrays.fill(ways, BigInteger.ZERO);
    for (var deal : DragonTigerDeal.ALL) {
      var left = deal.dragon().equals(deal.tiger()) ? decks - 1 : decks;
      var row = wager.place(deal);
      ways[row] = ways[row].add(BigInteger.valueOf((long) decks * left));
    }
    return RowWays.of(wager.rows(), ways);
  }
}
