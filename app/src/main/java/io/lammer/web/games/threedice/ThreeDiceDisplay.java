package io.lammer.web.games.threedice;

import io.lammer.house.LiveTable;
import io.lammer.rules.Outcome;
import io.lammer.web.games.GameDisplay;
import io.lammer.web.games.WagerProgress;
import io.lammer.web.games.contest.ContestView;
import io.lammer.web.games.contest.ContestView.Round;
import java.util.List;

/// The display of a 3 Dice Baccarat table.
final class ThreeDiceDisplay implements GameDisplay {
  @Override
  public ContestView view(LiveTable live, List<WagerProgress> progress) {
    return ContestView.of(
        live,
        live.playing().entered() instanceof Outcome.Contest entered
            ? Round.complete(entered, null, true)
            : null);
  }
}
