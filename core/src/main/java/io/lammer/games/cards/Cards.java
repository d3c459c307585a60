package io.lammer.games.cards;

import io.lammer.rules.Card;
import io.lammer.rules.Shoe;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.RandomOutcomes;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table;
import io.lammer.table.Table.Phase;
import io.lammer.table.TableCheck;
import java.util.List;
import java.util.Optional;

/// Cards from a shoe, as they are keyed or drawn at random, and new shoes.
public final class Cards {
  private static final int BURN_MAX = 20;

  private Cards() {}

  public static Answer<Card> read(String text) {
    return Code.NOT_A_CARD.unless(Card.parse(text), text);
  }

  /// Refuses cards that can no longer be in the shoe (ruling 34).
  public static Optional<Refusal> fault(Shoe shoe, List<Card> cards) {
    return Code.SHOE_TOO_SHORT
        .when(shoe.remaining() < cards.size(), shoe.remaining(), cards.size())
        .or(() -> shoe.missing(cards).map(card -> missing(shoe.decks(), card)));
  }

  /// Refuses a round of a shoe whose last round was dealt.
  public static Optional<Refusal> finished(boolean lastRoundDealt) {
    return Code.SHOE_FINISHED.when(lastRoundDealt);
  }

  private static Refusal missing(int decks, Card card) {
    return Code.NOT_IN_SHOE.because(decks, card);
  }

  /// Decides on a new shoe. If the table needs one, it may start even after the wagers are locked.
  public static Answer<List<Event>> newShoe(Table table, Command.NewShoe shoe) {
    var text = shoe.card();
    return Answer.unless(
        (table.phase() == Phase.LOCKED && table.needsShoe()
                ? Optional.<Refusal>empty()
                : TableCheck.locked(table))
            .or(
                () ->
                    table.phase() == Phase.BETTING && table.awaitsFollowUp()
                        ? Optional.of(table.layout().play().bets().followUpAwaited())
                        : Optional.empty())
            .or(
                () ->
                    Code.BURN_OUT_OF_RANGE.when(
                        shoe.burn() < 0 || shoe.burn() > BURN_MAX, shoe.burn(), BURN_MAX)),
        () ->
            text == null
                ? Decider.accept(new Event.ShoeChanged(shoe.burn(), null))
                : read(text).then(it -> Decider.accept(new Event.ShoeChanged(shoe.burn(), it))));
  }

  /// The new shoe that takes the place of this one.
  public static Shoe changed(Shoe before, Event.ShoeChanged event) {
    var shoe = before.fresh().burn(event.burned());
    var shown = event.shown();
    return shown == null ? shoe : shoe.take(List.of(shown));
  }

  /// A card drawn uniformly from the cards that have not been seen.
  public static Card random(Shoe shoe, RandomOutcomes random) {
    var unseen = 0;
    for (var card : Card.DECK) {
      unseen += shoe.decks() - shoe.seen(card);
    }
    var left = random.number(unseen);
    for (var card : Card.DECK) {
      left -= shoe.decks() - shoe.seen(card);
      if (left < 0) {
        return card;
      }
    }
    throw new IllegalStateException("the shoe is empty");
  }

  /// Shows the first card of a new shoe and burns as many cards as it has points, or ten if it has
  /// none.
  public static Command randomShoe(RandomOutcomes random) {
    var shown = Card.DECK.get(random.number(Card.DECK.size()));
    return new Command.NewShoe(shown.value() == 0 ? 10 : shown.value(), shown.toString());
  }
}
