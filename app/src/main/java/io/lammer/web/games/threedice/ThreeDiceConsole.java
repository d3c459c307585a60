package io.lammer.web.games.threedice;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.threedice.ThreeDiceEvent;
import io.lammer.games.threedice.ThreeDiceState;
import io.lammer.house.LiveTable;
import io.lammer.rules.Outcome;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Layout;
import io.lammer.table.Table;
import io.lammer.table.View;
import io.lammer.web.games.GameConsole;
import io.lammer.web.games.contest.ContestHands;
import io.lammer.web.games.contest.ContestRoads;
import io.lammer.web.view.HandView;
import java.util.List;

/// The console of a 3 Dice Baccarat table.
final class ThreeDiceConsole implements GameConsole {
  @Override
  public String betting(Table table) {
    return say("console.doing.bets");
  }

  @Override
  public String state(Table table) {
    return "";
  }

  @Override
  public String result(Layout layout, Outcome outcome) {
    return ContestHands.result(layout, (Outcome.Contest) outcome);
  }

  @Override
  public List<HandView> thrown(Outcome outcome) {
    return ContestHands.of((Outcome.Contest) outcome);
  }

  @Override
  public ThreeDiceConsoleView view(View view, LiveTable live) {
    var felt = (ThreeDiceState) view.table().felt();
    return new ThreeDiceConsoleView(
        felt.shaken().stream().map(ThreeDiceConsole::shake).toList(), ContestRoads.onConsole(live));
  }

  private static String shake(ThreeDiceEvent.CupShaken shake) {
    var seat = shake.seat();
    var words =
        say(
            seat == null ? "threedice.shake-dealer" : "threedice.shake-seat",
            say("threedice.cup." + Value.spelled(shake.cup())),
            seat == null ? "" : seat);
    return shake.exposed() ? say("threedice.shake-exposed", words) : words;
  }
}
