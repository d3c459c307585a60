package io.lammer.tables;

import io.lammer.rules.Money;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.Shoe;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What a game carries from one round to the next, wagers aside.
public sealed interface Felt {

  /// The puck and what the last rolls leave behind.
  ///
  /// @param point 0 on the come-out
  /// @param afterSeven the last roll was a 7, or there was none yet
  /// @param paidThisHand what counts against a maximum aggregate per hand
  record Craps(int point, boolean afterSeven, int shooter, Money paidThisHand) implements Felt {
    public static final Craps FRESH = new Craps(0, true, 0, Money.ZERO);

    public boolean isComeOut() {
      return point == 0;
    }
  }

  /// The shoe and the last round.
  ///
  /// @param round the last round while its Fightback card may still be drawn
  /// @param games what each seat played in that round; the main wagers are one game together
  /// @param owed the commission that each seat has not paid yet
  /// @param lastRoundDealt the round after the cut card has been dealt
  record Baccarat(
      Shoe shoe,
      @Nullable Deal round,
      Map<Integer, Set<String>> games,
      Map<Integer, Money> owed,
      boolean cutOut,
      boolean lastRoundDealt)
      implements Felt {
    /// The cards that a round may take.
    private static final int ROUND_AT_MOST = 6;

    public Baccarat {
      games = Map.copyOf(games);
      owed = Map.copyOf(owed);
    }

    /// No round can be sure of its cards: a new shoe is wanted, even if wagers are locked already.
    public boolean isSpent() {
      return lastRoundDealt || shoe.remaining() < ROUND_AT_MOST;
    }

    /// No round can be sure of its cards and of a Fightback card after them.
    public boolean isOver() {
      return lastRoundDealt || shoe.remaining() <= ROUND_AT_MOST;
    }

    /// The same felt with what seats owe now.
    public Baccarat owing(Map<Integer, Money> nowOwed) {
      return new Baccarat(shoe, round, games, nowOwed, cutOut, lastRoundDealt);
    }

    public Set<String> games(int seat) {
      return games.getOrDefault(seat, Set.of());
    }

    /// A card of the next round was seen: the last one takes no Fightback card any more.
    public Baccarat overtaken() {
      return round == null
          ? this
          : new Baccarat(shoe, null, Map.of(), owed, cutOut, lastRoundDealt);
    }

    /// The same felt with the round whose card is still awaited.
    public Baccarat awaiting(Baccarat before) {
      return new Baccarat(shoe, before.round, before.games, owed, cutOut, lastRoundDealt);
    }

    public static Baccarat fresh(Shoe shoe) {
      return new Baccarat(shoe, null, Map.of(), Map.of(), false, false);
    }
  }

  /// The cups of the round in progress.
  ///
  /// @param shaken in their order
  record Dice(List<Event.CupShaken> shaken) implements Felt {
    public static final Dice FRESH = new Dice(List.of());

    /// A felt that was kept before shakes were recorded has none.
    public Dice(@Nullable List<Event.CupShaken> shaken) {
      this.shaken = shaken == null ? List.of() : List.copyOf(shaken);
    }

    /// Bets are taken again: all that is left of the shakes is which dice were seen, since those
    /// must be shaken again.
    Dice reopened() {
      return new Dice(
          shaken.stream().filter(shake -> shake.exposed() && !isReady(shake.cup())).toList());
    }

    Dice and(Event.CupShaken shake) {
      return new Dice(Stream.concat(shaken.stream(), Stream.of(shake)).toList());
    }

    /// A cup is ready for a player, or to be opened, once it was shaken and nobody saw its dice.
    boolean isReady(Side cup) {
      return shaken.stream()
          .filter(shake -> shake.cup() == cup)
          .reduce((_, last) -> last)
          .filter(last -> !last.exposed())
          .isPresent();
    }
  }
}
