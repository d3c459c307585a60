package io.lammer.games.dragontiger;

import io.lammer.rules.Game;
import io.lammer.rules.Shoe;
import io.lammer.table.Felt;

/// The shoe between rounds.
///
/// @param cutOut the cut card is out, so the next round is the last one
/// @param lastRoundDealt the round after the cut card has been dealt
public record DragonTigerState(Shoe shoe, boolean cutOut, boolean lastRoundDealt) implements Felt {
  static final int CARDS = 2;

  public static DragonTigerState fresh(Shoe shoe) {
    return new DragonTigerState(shoe, false, false);
  }

  @Override
  public Game game() {
    return DragonTigerGame.GAME;
  }

  /// @param cutCard the number of cards behind the cut card
  DragonTigerState after(DragonTigerDeal deal, int cutCard) {
    var left = shoe.take(deal.cards());
    return new DragonTigerState(left, left.remaining() <= cutCard, cutOut);
  }

  public boolean isSpent() {
    return lastRoundDealt || shoe.remaining() < CARDS;
  }
}
