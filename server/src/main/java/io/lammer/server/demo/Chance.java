package io.lammer.server.demo;

import io.lammer.rules.Card;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import java.util.List;
import java.util.random.RandomGenerator;

/// Fair dice, and cards from what is left in the shoe.
final class Chance {
  private final RandomGenerator random;

  Chance(RandomGenerator random) {
    this.random = random;
  }

  /// The next thing to enter at a table whose wagers are locked.
  Command outcome(Table table) {
    return switch (table.felt()) {
      case Felt.Craps _ -> new Command.Roll(die(), die());
      case Felt.Dice _ -> new Command.Shake(cup(), cup(), null);
      case Felt.Baccarat felt ->
          new Command.NextCard(card(felt.shoe().take(table.dealt())).toString());
    };
  }

  Command fightback(Felt.Baccarat felt) {
    return new Command.Draw(card(felt.shoe()).toString());
  }

  /// Every card that has not been seen is as likely as every other.
  private Card card(Shoe shoe) {
    var unseen = Card.DECK.stream().mapToInt(card -> shoe.decks() - shoe.seen(card)).sum();
    var left = random.nextInt(unseen);
    for (var card : Card.DECK) {
      left -= shoe.decks() - shoe.seen(card);
      if (left < 0) {
        return card;
      }
    }
    throw new IllegalStateException("the shoe is empty");
  }

  private List<Integer> cup() {
    return List.of(die(), die(), die());
  }

  private int die() {
    return random.nextInt(1, 7);
  }
}
