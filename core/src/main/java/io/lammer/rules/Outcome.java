package io.lammer.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What happened on the felt, as the dealer enters it: the argument of every rule. One that
/// resolves a wager is itself the ending.
public sealed interface Outcome extends Ending {

  /// Two dice of craps.
  record Roll(int first, int second) implements Outcome {
    public int total() {
      return first + second;
    }

    /// The same roll with the lower die first.
    public Roll sorted() {
      return new Roll(Math.min(first, second), Math.max(first, second));
    }

    public boolean isHard() {
      return first == second;
    }

    @Override
    public String toString() {
      return first + "-" + second;
    }
  }

  /// Two hands compared by their totals.
  sealed interface Contest extends Outcome {
    Hand player();

    Hand banker();

    default Side winner() {
      var margin = player().total() - banker().total();
      return margin > 0 ? Side.PLAYER : margin < 0 ? Side.BANKER : Side.TIE;
    }

    default int margin() {
      return Math.abs(player().total() - banker().total());
    }

    default @Nullable Hand winning() {
      return switch (winner()) {
        case PLAYER -> player();
        case BANKER -> banker();
        case TIE -> null;
      };
    }

    default @Nullable Hand losing() {
      return switch (winner()) {
        case PLAYER -> banker();
        case BANKER -> player();
        case TIE -> null;
      };
    }
  }

  /// A round of mini-baccarat.
  record Deal(Hand.Cards player, Hand.Cards banker) implements Contest {
    /// What comes of it when this Fightback card is drawn.
    public Fightback with(Card card) {
      return new Fightback(this, card);
    }

    public int size() {
      return player.size() + banker.size();
    }

    /// Every card of both hands.
    public List<Card> cards() {
      var all = new ArrayList<Card>(6);
      all.addAll(player.cards());
      all.addAll(banker.cards());
      return all;
    }
  }

  /// The Fightback card, with the round that it was drawn after.
  record Fightback(Deal round, Card card) implements Outcome {
    /// The losing hand with the card added, last digit (ruling 27); none after a tie.
    public OptionalInt score() {
      var losing = round.losing();
      return losing == null
          ? OptionalInt.empty()
          : OptionalInt.of((losing.total() + card.value()) % 10);
    }
  }

  /// Both cups of 3 Dice Baccarat.
  record Shake(Hand.Dice player, Hand.Dice banker) implements Contest {}
}
