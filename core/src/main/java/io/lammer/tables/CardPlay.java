package io.lammer.tables;

import io.lammer.rules.Card;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Table.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Decides on the shoe of a baccarat table: deals, Fightback cards, new shoes, and commission.
final class CardPlay {
  /// Shoes start by burning at most this many cards.
  private static final int BURN_MAX = 20;

  private CardPlay() {}

  static Answer<List<Event>> deal(Table table, Command.Deal deal) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return Decider.wrongOutcome(table, "a deal of cards");
    }
    var keyed = new ArrayList<>(deal.player());
    keyed.addAll(deal.banker());
    return Answer.each(keyed, CardPlay::read)
        .then(
            cards -> {
              var player = cards.subList(0, deal.player().size());
              var banker = cards.subList(deal.player().size(), cards.size());
              return Answer.unless(
                  drawingFault(player, banker)
                      .or(() -> finished(felt))
                      .or(() -> shoeFault(felt, cards))
                      .or(() -> Decider.early(table)),
                  () -> Decider.accept(entered(player, banker)));
            });
  }

  private static Optional<Refusal> drawingFault(List<Card> player, List<Card> banker) {
    return ThirdCardRules.fault(player, banker)
        .map(fault -> Code.DRAWING_RULE.because("the deal breaks the drawing rules: %s", fault));
  }

  private static Event entered(List<Card> player, List<Card> banker) {
    return new Event.Entered(new Outcome.Deal(new Hand.Cards(player), new Hand.Cards(banker)));
  }

  static Answer<List<Event>> next(Table table, Command.NextCard next) {
    return table.felt() instanceof Felt.Baccarat felt
        ? read(next.card()).then(card -> next(table, felt, card))
        : Decider.wrongOutcome(table, "a card");
  }

  /// The last card completes the outcome.
  private static Answer<List<Event>> next(Table table, Felt.Baccarat felt, Card card) {
    var cards = new ArrayList<>(table.dealt());
    cards.add(card);
    return Answer.unless(
        finished(felt)
            .or(
                () ->
                    Code.DRAWING_RULE.when(
                        ThirdCardRules.hands(table.dealt()).next() == Side.TIE,
                        "the deal breaks the drawing rules: no card comes after these"))
            .or(() -> shoeFault(felt, cards))
            .or(() -> Decider.early(table)),
        () -> {
          var hands = ThirdCardRules.hands(cards);
          var dealt = new Event.CardDealt(card);
          return hands.next() == Side.TIE
              ? Decider.accept(dealt, entered(hands.player(), hands.banker()))
              : Decider.accept(dealt);
        });
  }

  static Answer<List<Event>> takeBack(Table table) {
    return table.dealt().isEmpty()
        ? Code.NOTHING_ENTERED.refuse("there is no card to take back")
        : Decider.accept(new Event.CardTakenBack(table.dealt().getLast()));
  }

  static Answer<List<Event>> draw(Table table, Command.Draw draw) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return Decider.wrongOutcome(table, "a Fightback card");
    }
    if (!table.layout().offersFightback()) {
      return Code.WAGER_NOT_OFFERED.refuse("this table does not offer fightback");
    }
    return read(draw.card()).then(card -> draw(table, felt, card));
  }

  private static Answer<List<Event>> draw(Table table, Felt.Baccarat felt, Card card) {
    var round = table.fightbackRound().orElse(null);
    return round == null
        ? Code.NOTHING_TO_FIGHT_BACK.refuse(
            "no round waits for a Fightback card; expected one card after each round at the most")
        : Answer.unless(
            shoeFault(felt, List.of(card)),
            () -> Decider.accept(new Event.Entered(round.with(card))));
  }

  private static Optional<Refusal> finished(Felt.Baccarat felt) {
    return Code.SHOE_FINISHED.when(
        felt.lastRoundDealt(), "the last round of this shoe was dealt; expected a new shoe");
  }

  private static Optional<Refusal> shoeFault(Felt.Baccarat felt, List<Card> cards) {
    var shoe = felt.shoe();
    return Code.SHOE_TOO_SHORT
        .when(
            shoe.remaining() < cards.size(),
            "the shoe has %d cards left and %d were entered; expected a new shoe",
            shoe.remaining(),
            cards.size())
        .or(() -> shoe.missing(cards).map(card -> missing(shoe.decks(), card)));
  }

  private static Refusal missing(int decks, Card card) {
    return Code.NOT_IN_SHOE.because(
        "the shoe of %d decks cannot hold another %s: all %d have been seen", decks, card, decks);
  }

  static Answer<List<Event>> collect(Table table, int seat) {
    if (!(table.felt() instanceof Felt.Baccarat felt)) {
      return Decider.wrongOutcome(table, "commission");
    }
    var owed = felt.owed().get(seat);
    return Answer.unless(
        Bets.unknownSeat(table, seat),
        () ->
            owed == null
                ? Code.NOTHING_OWED.refuse("seat %d owes no commission", seat)
                : Decider.accept(new Event.Collected(seat, owed)));
  }

  static Answer<List<Event>> newShoe(Table table, Command.NewShoe shoe) {
    if (!(table.felt() instanceof Felt.Baccarat)) {
      return Decider.wrongOutcome(table, "a new shoe");
    }
    var text = shoe.card();
    return Answer.unless(
        (table.phase() == Phase.LOCKED && table.needsShoe()
                ? Optional.<Refusal>empty()
                : Bets.locked(table))
            .or(
                () ->
                    table.phase() == Phase.BETTING && table.awaitsCard()
                        ? Optional.of(Bets.cardAwaited())
                        : Optional.empty())
            .or(
                () ->
                    Code.BURN_OUT_OF_RANGE.when(
                        shoe.burn() < 0 || shoe.burn() > BURN_MAX,
                        "%d cards cannot be burned; expected 0 to %d",
                        shoe.burn(),
                        BURN_MAX)),
        () ->
            text == null
                ? Decider.accept(new Event.ShoeChanged(shoe.burn(), null))
                : read(text).then(it -> Decider.accept(new Event.ShoeChanged(shoe.burn(), it))));
  }

  private static Answer<Card> read(String text) {
    return Code.NOT_A_CARD.unless(
        Card.parse(text),
        "\"%s\" is not a card; expected a rank A, 2 to 9, T, J, Q, K and a suit s, h, d, c",
        text);
  }
}
