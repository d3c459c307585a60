package io.lammer.runtime;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import org.jspecify.annotations.Nullable;

/// The JSON form of an outcome, in which a Fightback card is part of its round's outcome.
sealed interface OutcomeJson {
  record Roll(int first, int second) implements OutcomeJson {}

  record Deal(Hand.Cards player, Hand.Cards banker, @Nullable Card fightback)
      implements OutcomeJson {}

  record Shake(Hand.Dice player, Hand.Dice banker) implements OutcomeJson {}

  static OutcomeJson of(Outcome outcome) {
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
