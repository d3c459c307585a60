package io.lammer.games.baccarat;

import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.Shoe;
import io.lammer.table.Felt;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The shoe, the last round and the commission owed.
///
/// @param round the last round, while its Fightback card can still be drawn
/// @param games the games each seat played in that round; all main wagers count as one game
/// @param owed the unpaid commission of each seat
/// @param lastRoundDealt the round after the cut card has been dealt
public record BaccaratState(
    Shoe shoe,
    @Nullable Deal round,
    Map<Integer, Set<String>> games,
    Map<Integer, Money> owed,
    boolean cutOut,
    boolean lastRoundDealt)
    implements Felt {
  private static final int ROUND_AT_MOST = 6;

  public BaccaratState {
    games = Map.copyOf(games);
    owed = Map.copyOf(owed);
  }

  @Override
  public Game game() {
    return BaccaratGame.GAME;
  }

  /// True if a new shoe is needed, even if wagers are locked: the last round was dealt, or the next
  /// round could run out of cards.
  public boolean isSpent() {
    return lastRoundDealt || shoe.remaining() < ROUND_AT_MOST;
  }

  /// Like [#isSpent], but the next round also needs a card for Fightback.
  public boolean isOver() {
    return lastRoundDealt || shoe.remaining() <= ROUND_AT_MOST;
  }

  public BaccaratState owing(Map<Integer, Money> nowOwed) {
    return new BaccaratState(shoe, round, games, nowOwed, cutOut, lastRoundDealt);
  }

  public Set<String> games(int seat) {
    return games.getOrDefault(seat, Set.of());
  }

  /// Drops the last round: a card of the next round was seen, so no Fightback card can be drawn.
  public BaccaratState overtaken() {
    return round == null
        ? this
        : new BaccaratState(shoe, null, Map.of(), owed, cutOut, lastRoundDealt);
  }

  /// Restores the earlier round, whose Fightback card is still to be drawn.
  public BaccaratState awaiting(BaccaratState before) {
    return new BaccaratState(shoe, before.round, before.games, owed, cutOut, lastRoundDealt);
  }

  public static BaccaratState fresh(Shoe shoe) {
    return new BaccaratState(shoe, null, Map.of(), Map.of(), false, false);
  }
}
