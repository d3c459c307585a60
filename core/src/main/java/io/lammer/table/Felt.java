package io.lammer.table;

import io.lammer.rules.Game;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.Shoe;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The state of a game between rounds, apart from the wagers.
public sealed interface Felt {
  /// The game that it is the state of.
  Game game();

  /// The puck, the shooter and the running totals of a craps hand.
  ///
  /// @param point 0 on the come-out
  /// @param afterSeven the last roll was a 7, or there has been no roll
  /// @param paidThisHand counts against a maximum aggregate per hand
  record Craps(int point, boolean afterSeven, int shooter, Money paidThisHand) implements Felt {
    public static final Craps FRESH = new Craps(0, true, 0, Money.ZERO);

    @Override
    public Game game() {
      return Game.CRAPS;
    }

    public boolean isComeOut() {
      return point == 0;
    }
  }

  /// The shoe, the last round and the commission owed.
  ///
  /// @param round the last round, while its Fightback card can still be drawn
  /// @param games the games each seat played in that round; the main wagers are one game together
  /// @param owed the unpaid commission of each seat
  /// @param lastRoundDealt the round after the cut card has been dealt
  record Baccarat(
      Shoe shoe,
      @Nullable Deal round,
      Map<Integer, Set<String>> games,
      Map<Integer, Money> owed,
      boolean cutOut,
      boolean lastRoundDealt)
      implements Felt {
    private static final int ROUND_AT_MOST = 6;

    public Baccarat {
      games = Map.copyOf(games);
      owed = Map.copyOf(owed);
    }

    @Override
    public Game game() {
      return Game.BACCARAT;
    }

    /// True if a new shoe is needed, even if wagers are locked: the last round was dealt, or the
    /// next round could run out of cards.
    public boolean isSpent() {
      return lastRoundDealt || shoe.remaining() < ROUND_AT_MOST;
    }

    /// Like [#isSpent], but the next round also needs a card for Fightback.
    public boolean isOver() {
      return lastRoundDealt || shoe.remaining() <= ROUND_AT_MOST;
    }

    public Baccarat owing(Map<Integer, Money> nowOwed) {
      return new Baccarat(shoe, round, games, nowOwed, cutOut, lastRoundDealt);
    }

    public Set<String> games(int seat) {
      return games.getOrDefault(seat, Set.of());
    }

    /// A card of the next round was seen, so the last round can take no more Fightback card.
    public Baccarat overtaken() {
      return round == null
          ? this
          : new Baccarat(shoe, null, Map.of(), owed, cutOut, lastRoundDealt);
    }

    /// Restores the earlier round, whose Fightback card is still to be drawn.
    public Baccarat awaiting(Baccarat before) {
      return new Baccarat(shoe, before.round, before.games, owed, cutOut, lastRoundDealt);
    }

    public static Baccarat fresh(Shoe shoe) {
      return new Baccarat(shoe, null, Map.of(), Map.of(), false, false);
    }
  }

  /// The cups of the round in progress.
  ///
  /// @param shaken the shakes in order
  record Dice(List<Event.CupShaken> shaken) implements Felt {
    public static final Dice FRESH = new Dice(List.of());

    public Dice {
      shaken = List.copyOf(shaken);
    }

    @Override
    public Game game() {
      return Game.DICE;
    }

    /// After betting is reopened, only exposed dice are remembered, because those cups must be
    /// shaken again.
    public Dice reopened() {
      return new Dice(
          shaken.stream().filter(shake -> shake.exposed() && !isReady(shake.cup())).toList());
    }

    public Dice and(Event.CupShaken shake) {
      return new Dice(Stream.concat(shaken.stream(), Stream.of(shake)).toList());
    }

    /// A cup is ready for a player, or to be opened, if its dice are unseen since the last shake.
    public boolean isReady(Side cup) {
      return shaken.stream()
          .filter(shake -> shake.cup() == cup)
          .reduce((_, last) -> last)
          .filter(last -> !last.exposed())
          .isPresent();
    }
  }
}
