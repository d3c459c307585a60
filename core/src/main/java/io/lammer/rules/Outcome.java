package io.lammer.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A roll, round, card or shake, as the dealer enters it. Every rule takes it as an argument. An
/// outcome that resolves a wager directly is also the wager's ending.
public sealed interface Outcome extends Ending {
  /// The game that it is an outcome of.
  Game game();

  /// A roll of two dice.
  record Roll(int first, int second) implements Outcome {
    @Override
    public Game game() {
      return Game.CRAPS;
    }

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
    @Override
    public Game game() {
      return Game.BACCARAT;
    }

    /// The outcome when this Fightback card follows the round.
    public Fightback with(Card card) {
      return new Fightback(this, card);
    }

    public int size() {
      return player.size() + banker.size();
    }

    /// The cards of both hands.
    public List<Card> cards() {
      var all = new ArrayList<Card>(6);
      all.addAll(player.cards());
      all.addAll(banker.cards());
      return all;
    }
  }

  /// A Fightback card and the round it followed.
  record Fightback(Deal round, Card card) implements Outcome {
    @Override
    public Game game() {
      return Game.BACCARAT;
    }

    /// The losing hand's total with the card added, last digit only (ruling 27); empty after a tie.
    public OptionalInt score() {
      var losing = round.losing();
      return losing == null
          ? OptionalInt.empty()
          : OptionalInt.of((losing.total() + card.value()) % 10);
    }
  }

  /// A shake of both cups in 3 Dice Baccarat.
  record Shake(Hand.Dice player, Hand.Dice banker) implements Contest {
    @Override
    public Game game() {
      return Game.DICE;
    }
  }
}
