package io.lammer.rules;

import org.jspecify.annotations.Nullable;

/// A roll, round, card or shake, as the dealer enters it. Every rule takes it as an argument. An
/// outcome that resolves a wager directly is also the wager's ending.
public interface Outcome extends Ending {
  /// The game that this outcome belongs to.
  Game game();

  /// The outcome as a comparison of two hands; throws in games that do not compare hands.
  default Contest contest() {
    throw new IllegalStateException(this + " compares no hands");
  }

  /// Two hands compared by their totals.
  interface Contest extends Outcome {
    @Override
    default Contest contest() {
      return this;
    }

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
}
