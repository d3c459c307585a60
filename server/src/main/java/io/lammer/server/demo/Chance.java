package io.lammer.server.demo;

import io.lammer.rules.Card;
import io.lammer.rules.baccarat.Shoe;
import io.lammer.tables.Command;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/// Fair dice, and cards from what is left in the shoe.
record Chance(RandomGenerator random) {
  /// The next thing to enter at a table whose wagers are locked.
  Command outcome(Table table) {
    return switch (table.felt()) {
      case Felt.Craps _ -> new Command.Roll(die(), die());
      case Felt.Dice _ -> new Command.Shake(cup(), cup(), null);
      case Felt.Baccarat felt ->
          new Command.NextCard(card(felt.shoe().take(table.dealt())).toString());
    };
  }

  /// Milliseconds until an outcome is entered.
  static int pace(Felt felt) {
    return switch (felt) {
      case Felt.Craps _ -> 2200;
      case Felt.Baccarat _ -> 1300;
      case Felt.Dice _ -> 4500;
    };
  }

  /// Milliseconds until the next player's wagers.
  static int wagerPace(Felt felt) {
    return switch (felt) {
      case Felt.Craps _ -> 450;
      case Felt.Baccarat _, Felt.Dice _ -> 1100;
    };
  }

  /// Outcomes that hit a jackpot, for people who want to see how that goes.
  static List<Command> luck(Table table) {
    return switch (table.felt()) {
      case Felt.Craps felt -> rolls(felt);
      case Felt.Baccarat _ ->
          table.dealt().isEmpty() && table.entered() == null
              ? Collections.nCopies(6, new Command.NextCard("Kd"))
              : List.of();
      case Felt.Dice _ -> List.of(new Command.Shake(List.of(3, 3, 3), List.of(6, 6, 6), null));
    };
  }

  /// Fired Up is wagered after a 7, and follows the numbers down.
  private static List<Command> rolls(Felt.Craps felt) {
    var rolls = new ArrayList<Command>();
    if (!felt.afterSeven()) {
      rolls.add(new Command.Roll(3, 4));
    }
    rolls.add(new Command.Roll(3, 3));
    rolls.add(new Command.Roll(1, 4));
    rolls.add(new Command.Roll(2, 2));
    rolls.add(new Command.Roll(1, 2));
    rolls.add(new Command.Roll(1, 1));
    return rolls;
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
