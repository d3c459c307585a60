package io.lammer.store.floor;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import org.jspecify.annotations.Nullable;

/// An outcome as journals have always written it: a Fightback card as a part of its round.
sealed interface OutcomeShape {
  record Roll(int first, int second) implements OutcomeShape {}

  record Deal(Hand.Cards player, Hand.Cards banker, @Nullable Card fightback)
      implements OutcomeShape {}

  record Shake(Hand.Dice player, Hand.Dice banker) implements OutcomeShape {}

  static OutcomeShape of(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Roll(var first, var second) -> new Roll(first, second);
      case Outcome.Deal(var player, var banker) -> new Deal(player, banker, null);
      case Outcome.Fightback(Outcome.Deal(var player, var banker), var card) ->
          new Deal(player, banker, card);
      case Outcome.Shake(var player, var banker) -> new Shake(player, banker);
    };
  }

  default Outcome outcome() {
    return switch (this) {
      case Roll(var first, var second) -> new Outcome.Roll(first, second);
      case Deal(var player, var banker, var card) -> {
        var round = new Outcome.Deal(player, banker);
        yield card == null ? round : round.with(card);
      }
      case Shake(var player, var banker) -> new Outcome.Shake(player, banker);
    };
  }
}
