package io.lammer.tables;

import io.lammer.rules.Card;
import io.lammer.rules.baccarat.Shoe;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// Fair dice, and cards from what is left in the shoe, for tables that nobody deals.
///
/// @param below gives a random number from 0 up to a bound
public record Chance(IntUnaryOperator below) {
  /// The next thing to enter at a table whose wagers are locked.
  public Command outcome(Table table) {
    return switch (table.felt()) {
      case Felt.Craps _ -> new Command.Roll(die(), die());
      case Felt.Dice _ -> new Command.Shake(cup(), cup(), null);
      case Felt.Baccarat felt ->
          new Command.NextCard(card(felt.shoe().take(table.dealt())).toString());
    };
  }

  public Command fightback(Felt.Baccarat felt) {
    return new Command.Draw(card(felt.shoe()).toString());
  }

  /// The first card is shown, and as many are burned as it has points, or ten.
  public Command newShoe() {
    var shown = Card.DECK.get(below.applyAsInt(Card.DECK.size()));
    return new Command.NewShoe(shown.value() == 0 ? 10 : shown.value(), shown.toString());
  }

  /// Every card that has not been seen is as likely as every other.
  private Card card(Shoe shoe) {
    var unseen = 0;
    for (var card : Card.DECK) {
      unseen += shoe.decks() - shoe.seen(card);
    }
    var left = below.applyAsInt(unseen);
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
    return 1 + below.applyAsInt(6);
  }
}
