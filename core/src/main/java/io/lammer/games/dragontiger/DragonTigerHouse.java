package io.lammer.games.dragontiger;

import io.lammer.table.Event;
import io.lammer.table.Felt;
import io.lammer.table.GameHouse;
import java.util.List;

final class DragonTigerHouse implements GameHouse {
  /// The rounds of the largest shoe.
  private static final int ROUNDS = 8 * 52 / DragonTigerState.CARDS;

  /// True for a new shoe.
  @Override
  public boolean isOutsideRound(Event.OfGame event) {
    return event instanceof Event.ShoeChanged;
  }

  @Override
  public List<Difference> differences(Felt before, Felt shown) {
    var was = ((DragonTigerState) before).shoe().toString();
    var is = ((DragonTigerState) shown).shoe().toString();
    return was.equals(is) ? List.of() : List.of(new Difference("Shoe", was, is, false));
  }

  @Override
  public int recentRounds() {
    return ROUNDS;
  }
}
