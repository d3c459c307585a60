package io.lammer.rules;

import java.util.ArrayList;
import java.util.List;
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

  /// A round of mini-baccarat, with the Fightback card once it is drawn.
  record Deal(Hand.Cards player, Hand.Cards banker, @Nullable Card fightback) implements Contest {
    public Deal(Hand.Cards player, Hand.Cards banker) {
      this(player, banker, null);
    }

    public Deal with(Card card) {
      return new Deal(player, banker, card);
    }

    public int size() {
      return player.size() + banker.size();
    }

    /// Every card of both hands, without the Fightback card.
    public List<Card> cards() {
      var all = new ArrayList<Card>(6);
      all.addAll(player.cards());
      all.addAll(banker.cards());
      return all;
    }
  }

  /// Both cups of 3 Dice Baccarat.
  record Shake(Hand.Dice player, Hand.Dice banker) implements Contest {}
}
