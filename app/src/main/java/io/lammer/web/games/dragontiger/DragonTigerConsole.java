package io.lammer.web.games.dragontiger;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.dragontiger.DragonTigerDeal;
import io.lammer.house.LiveTable;
import io.lammer.render.picture.Faces;
import io.lammer.rules.Card;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.table.Command;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.web.games.CardEntry;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.Notice;
import io.lammer.web.games.contest.ContestRoads;
import java.util.List;
import java.util.Optional;

/// The console of a Dragon Tiger table.
final class DragonTigerConsole implements GameConsole {
  private static final List<String> PLACES = List.of("dragon", "tiger");

  @Override
  public CardEntry cards(Table table) {
    var cards = cardsOf(table);
    if (table.needsShoe() && cards.isEmpty()) {
      return new CardEntry(
          DragonTigerPages.hands(cards),
          CardEntry.SHOE,
          CardEntry.CARD,
          say("console.pad.shoe"),
          CardEntry.noneOffered());
    }
    var complete = cards.size() == PLACES.size();
    return new CardEntry(
        DragonTigerPages.hands(cards),
        complete ? CardEntry.NONE : PLACES.get(cards.size()),
        CardEntry.CARD,
        complete ? say("dragontiger.next.none") : next(cards.size()),
        CardEntry.offered(table, true, card -> new Command.NextCard(card.toString())));
  }

  private static List<Card> cardsOf(Table table) {
    return table.entered() instanceof DragonTigerDeal deal ? deal.cards() : table.dealt();
  }

  private static String next(int dealt) {
    return dealt == 0 ? say("dragontiger.next.dragon") : say("dragontiger.next.tiger");
  }

  @Override
  public String betting(Table table) {
    if (table.needsShoe()) {
      return say("console.doing.shoe");
    }
    return say(
        DragonTigerPages.felt(table).cutOut() ? "console.doing.last-round" : "console.doing.bets");
  }

  @Override
  public String state(Table table) {
    return say("console.shoe-left", DragonTigerPages.felt(table).shoe().remaining());
  }

  @Override
  public String result(Layout layout, Outcome outcome) {
    var deal = (DragonTigerDeal) outcome;
    var key = deal.winner() == Side.TIE && deal.isSuited() ? "suited" : winner(deal);
    return say("dragontiger.result." + key, Faces.words(deal.dragon()), Faces.words(deal.tiger()));
  }

  private static String winner(DragonTigerDeal deal) {
    return deal.winner() == Side.TIE ? "tie" : deal.winner() == Side.PLAYER ? "dragon" : "tiger";
  }

  @Override
  public Optional<Notice> notice(Table table) {
    if (table.needsShoe()) {
      return Optional.of(new Notice("state", say("console.banner.spent")));
    }
    return DragonTigerPages.felt(table).cutOut()
        ? Optional.of(new Notice("warn", say("console.doing.last-round")))
        : Optional.empty();
  }

  @Override
  public ContestRoads view(View view, LiveTable live) {
    return ContestRoads.onConsole(live);
  }
}
