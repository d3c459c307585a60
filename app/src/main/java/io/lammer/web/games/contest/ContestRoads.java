package io.lammer.web.games.contest;

import io.lammer.house.LiveTable;
import io.lammer.house.RecentRounds.Round;
import io.lammer.render.roads.RoadsSvg;
import io.lammer.rules.Game;
import io.lammer.rules.Side;
import io.lammer.table.roads.GameRoads;
import io.lammer.table.roads.Roads;
import io.lammer.web.games.GamePages;
import java.util.List;
import java.util.stream.Stream;

/// The roads of the recent rounds.
///
/// @param tallies the rounds won by each side
public record ContestRoads(RoadsSvg pictures, List<Tally> tallies) {
  private static final RoadsSvg.Columns ON_CONSOLE = new RoadsSvg.Columns(14, 20, 12);
  private static final RoadsSvg.Columns ON_DISPLAY = new RoadsSvg.Columns(15, 24, 18);

  /// How many rounds a side has won.
  public record Tally(String side, String title, long count) {}

  public static ContestRoads onConsole(LiveTable live) {
    return of(live, ON_CONSOLE);
  }

  public static ContestRoads onDisplay(LiveTable live) {
    return of(live, ON_DISPLAY);
  }

  private static ContestRoads of(LiveTable live, RoadsSvg.Columns columns) {
    var game = live.playing().felt().game();
    var kind = GameRoads.of(game);
    var roads = kind.roads(live.recent().rounds().stream().map(Round::outcome).toList());
    return new ContestRoads(RoadsSvg.of(roads, columns, kind), tallies(roads, game));
  }

  private static List<Tally> tallies(Roads roads, Game game) {
    return Stream.of(Side.PLAYER, Side.TIE, Side.BANKER)
        .map(
            side ->
                new Tally(
                    GameRoads.of(game).name(side),
                    GamePages.of(game).sideTitle(side),
                    roads.beads().marks().stream().filter(round -> round.winner() == side).count()))
        .toList();
  }
}
