package io.lammer.games.craps;

import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.table.Felt;

/// The puck, the shooter and the running totals of a craps hand.
///
/// @param point 0 on the come-out
/// @param afterSeven the last roll was a 7, or there has been no roll
/// @param paidThisHand the amount that counts against a maximum aggregate per hand
public record CrapsState(int point, boolean afterSeven, int shooter, Money paidThisHand)
    implements Felt {
  public static final CrapsState FRESH = new CrapsState(0, true, 0, Money.ZERO);

  @Override
  public Game game() {
    return CrapsGame.GAME;
  }

  public boolean isComeOut() {
    return point == 0;
  }
}
