package io.lammer.web.games.baccarat;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.baccarat.BaccaratCommand;
import io.lammer.games.baccarat.Deal;
import io.lammer.games.baccarat.Fightback;
import io.lammer.games.baccarat.FightbackBets;
import io.lammer.games.baccarat.ThirdCardRules;
import io.lammer.rules.Card;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Table;
import io.lammer.web.games.CardEntry;
import io.lammer.web.games.contest.ContestHands;
import io.lammer.web.view.HandView;
import java.util.List;

/// Entry of the cards of a baccarat round, and of the Fightback card after it.
final class BaccaratCards {
  static final String FIGHTBACK = "fightback";

  private BaccaratCards() {}

  static CardEntry of(Table table) {
    if (table.entered() instanceof Fightback(var round, _)) {
      return fightback(table, round);
    }
    var waiting = FightbackBets.round(table).filter(_ -> table.awaitsFollowUp());
    if (waiting.isPresent()) {
      return fightback(table, waiting.get());
    }
    if (table.dealt().isEmpty() && table.entered() instanceof Deal deal) {
      return entry(table, ContestHands.of(deal), CardEntry.NONE, say("console.pad.none"));
    }
    var hands = ThirdCardRules.hands(table.dealt());
    var views =
        List.of(
            ContestHands.cards(Side.PLAYER, hands.player()),
            ContestHands.cards(Side.BANKER, hands.banker()));
    if (table.needsShoe() && table.dealt().isEmpty()) {
      return new CardEntry(
          views, CardEntry.SHOE, CardEntry.CARD, say("console.pad.shoe"), CardEntry.noneOffered());
    }
    return switch (hands.next()) {
      case PLAYER ->
          entry(
              table,
              views,
              "player",
              say(
                  hands.player().size() == 2
                      ? "baccarat.next.player-draws"
                      : "baccarat.next.player"));
      case BANKER ->
          entry(
              table,
              views,
              "banker",
              say(
                  hands.banker().size() == 2
                      ? "baccarat.next.banker-draws"
                      : "baccarat.next.banker"));
      case TIE -> entry(table, views, CardEntry.NONE, say("console.pad.none"));
    };
  }

  private static CardEntry entry(
      Table table, List<HandView> hands, String awaited, String sentence) {
    return new CardEntry(
        hands,
        awaited,
        CardEntry.CARD,
        sentence,
        CardEntry.offered(table, true, card -> new Command.NextCard(card.toString())));
  }

  private static CardEntry fightback(Table table, Deal round) {
    return new CardEntry(
        ContestHands.of(round),
        FIGHTBACK,
        FIGHTBACK,
        say("baccarat.next.fightback"),
        CardEntry.offered(table, false, BaccaratCards::draw));
  }

  private static Command draw(Card card) {
    return new BaccaratCommand.Draw(card.toString());
  }
}
