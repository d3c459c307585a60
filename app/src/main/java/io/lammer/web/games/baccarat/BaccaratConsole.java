package io.lammer.web.games.baccarat;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.baccarat.Fightback;
import io.lammer.games.baccarat.FightbackBets;
import io.lammer.house.LiveTable;
import io.lammer.render.picture.Faces;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.web.games.CardEntry;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.Notice;
import io.lammer.web.games.contest.ContestHands;
import io.lammer.web.games.contest.ContestRoads;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The console of a baccarat table.
final class BaccaratConsole implements GameConsole {
  @Override
  public CardEntry cards(Table table) {
    return BaccaratCards.of(table);
  }

  @Override
  public String betting(Table table) {
    if (table.awaitsFollowUp()) {
      return say("baccarat.betting.fightback");
    }
    if (table.needsShoe()) {
      return say("console.doing.shoe");
    }
    var round = FightbackBets.round(table);
    if (round.isPresent() && table.layout().offersFollowUp()) {
      return say("baccarat.betting.offer-fightback", result(table.layout(), round.get()));
    }
    return say(
        BaccaratPages.felt(table).cutOut() ? "console.doing.last-round" : "console.doing.bets");
  }

  @Override
  public String state(Table table) {
    return say("console.shoe-left", BaccaratPages.felt(table).shoe().remaining());
  }

  @Override
  public String result(Layout layout, Outcome outcome) {
    return outcome instanceof Fightback(_, var card)
        ? say("baccarat.result.fightback", Faces.words(card))
        : ContestHands.result(layout, (Outcome.Contest) outcome);
  }

  @Override
  public Optional<Notice> notice(Table table) {
    if (table.needsShoe()) {
      return table.awaitsFollowUp()
          ? Optional.empty()
          : Optional.of(new Notice("state", say("console.banner.spent")));
    }
    return BaccaratPages.felt(table).cutOut()
        ? Optional.of(new Notice("warn", say("console.doing.last-round")))
        : Optional.empty();
  }

  @Override
  public String seatNote(Table table, int seat) {
    var owed = BaccaratPages.felt(table).owed().getOrDefault(seat, Money.ZERO);
    return owed.isPositive() ? say("baccarat.owes", owed.brief()) : "";
  }

  @Override
  public BaccaratConsoleView view(View view, LiveTable live) {
    return new BaccaratConsoleView(owed(view.table()), ContestRoads.onConsole(live));
  }

  private static String owed(Table table) {
    return new TreeMap<>(BaccaratPages.felt(table).owed())
        .entrySet().stream()
            .filter(seat -> seat.getValue().isPositive())
            .map(seat -> String.valueOf(seat.getKey()))
            .collect(Collectors.joining(" "));
  }
}
