package io.lammer.games.baccarat;

import io.lammer.games.cards.Cards;
import io.lammer.rules.Card;
import io.lammer.rules.Side;
import io.lammer.table.Answer;
import io.lammer.table.Command;
import io.lammer.table.Decider;
import io.lammer.table.Event;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.table.Table;
import io.lammer.table.TableCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Decides on deals, Fightback cards and commission.
final class DealDecider {
  private DealDecider() {}

  static Answer<List<Event>> deal(Table table, BaccaratState felt, BaccaratCommand.Deal deal) {
    var keyed = new ArrayList<>(deal.player());
    keyed.addAll(deal.banker());
    return Answer.each(keyed, Cards::read)
        .then(
            cards -> {
              var player = cards.subList(0, deal.player().size());
              var banker = cards.subList(deal.player().size(), cards.size());
              return Answer.unless(
                  drawingFault(player, banker)
                      .or(() -> Cards.finished(felt.lastRoundDealt()))
                      .or(() -> Cards.fault(felt.shoe(), cards))
                      .or(() -> TableCheck.early(table)),
                  () -> Decider.accept(entered(player, banker)));
            });
  }

  private static Optional<Refusal> drawingFault(List<Card> player, List<Card> banker) {
    return ThirdCardRules.fault(player, banker).map(fault -> Code.DRAWING_RULE.because(fault));
  }

  private static Event entered(List<Card> player, List<Card> banker) {
    return new Event.Entered(new Deal(new CardHand(player), new CardHand(banker)));
  }

  static Answer<List<Event>> next(Table table, BaccaratState felt, Command.NextCard next) {
    return Cards.read(next.card()).then(card -> next(table, felt, card));
  }

  /// Deals the next card. The last card of a deal also enters the outcome.
  private static Answer<List<Event>> next(Table table, BaccaratState felt, Card card) {
    var cards = new ArrayList<>(table.dealt());
    cards.add(card);
    return Answer.unless(
        Cards.finished(felt.lastRoundDealt())
            .or(
                () ->
                    Code.DRAWING_RULE
                        .as("no-card")
                        .when(ThirdCardRules.hands(table.dealt()).next() == Side.TIE))
            .or(() -> Cards.fault(felt.shoe(), cards))
            .or(() -> TableCheck.early(table)),
        () -> {
          var hands = ThirdCardRules.hands(cards);
          var dealt = new Event.CardDealt(card);
          return hands.next() == Side.TIE
              ? Decider.accept(dealt, entered(hands.player(), hands.banker()))
              : Decider.accept(dealt);
        });
  }

  static Answer<List<Event>> draw(Table table, BaccaratState felt, BaccaratCommand.Draw draw) {
    if (!table.layout().offersFollowUp()) {
      return Code.WAGER_NOT_OFFERED.as("fightback").refuse();
    }
    return Cards.read(draw.card()).then(card -> draw(table, felt, card));
  }

  private static Answer<List<Event>> draw(Table table, BaccaratState felt, Card card) {
    var round = FightbackBets.round(table).orElse(null);
    return round == null
        ? Code.NOTHING_TO_FIGHT_BACK.refuse()
        : Answer.unless(
            Cards.fault(felt.shoe(), List.of(card)),
            () -> Decider.accept(new Event.Entered(round.with(card))));
  }

  static Answer<List<Event>> collect(Table table, BaccaratState felt, int seat) {
    var owed = felt.owed().get(seat);
    return Answer.unless(
        TableCheck.unknownSeat(table, seat),
        () ->
            owed == null
                ? Code.NOTHING_OWED.refuse(seat)
                : Decider.accept(new BaccaratEvent.Collected(seat, owed)));
  }
}
