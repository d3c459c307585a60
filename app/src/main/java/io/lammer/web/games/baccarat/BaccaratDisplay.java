package io.lammer.web.games.baccarat;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.baccarat.Fightback;
import io.lammer.games.baccarat.ThirdCardRules;
import io.lammer.house.LiveTable;
import io.lammer.rules.Outcome;
import io.lammer.rules.Side;
import io.lammer.table.Table;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.WagerProgress;
import io.lammer.web.games.contest.ContestHands;
import io.lammer.web.games.contest.ContestView;
import io.lammer.web.games.contest.ContestView.Round;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The display of a baccarat table.
final class BaccaratDisplay implements GameDisplay {
  /// Announces the last round, a change of shoe, and when only Fightback wagers are open.
  @Override
  public Optional<BettingState> betting(Table table) {
    if (table.needsShoe() && !table.awaitsFollowUp()) {
      return Optional.of(new BettingState("shuffle", say("display.state.shuffle")));
    }
    var style = BaccaratPages.felt(table).cutOut() ? "last" : "open";
    var announced = table.awaitsFollowUp() ? "baccarat.open.fightback" : "display.state." + style;
    return Optional.of(new BettingState(style, say(announced)));
  }

  @Override
  public ContestView view(LiveTable live, List<WagerProgress> progress) {
    return ContestView.of(live, now(live.playing()));
  }

  private static @Nullable Round now(Table table) {
    if (table.entered() instanceof Outcome.Contest entered) {
      return Round.complete(entered, null, true);
    }
    if (table.entered() instanceof Fightback(var round, var card)) {
      return Round.complete(round, BaccaratPages.fightback(card), true);
    }
    if (table.dealt().isEmpty()) {
      return null;
    }
    var hands = ThirdCardRules.hands(table.dealt());
    return new Round(
        List.of(
            ContestHands.cards(Side.PLAYER, hands.player()),
            ContestHands.cards(Side.BANKER, hands.banker())),
        "",
        null,
        true);
  }
}
