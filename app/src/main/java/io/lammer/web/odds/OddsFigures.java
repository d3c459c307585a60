package io.lammer.web.odds;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.render.odds.OddsFormat;
import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.web.games.GamePages;
import java.util.List;

/// The figures shown beside a paytable, a line for each of its wagers.
public record OddsFigures(List<Line> lines) {
  /// The figures of a wager, as text.
  ///
  /// @param name the wager, if the paytable has several
  /// @param edge the house edge, or the fixed return of a jackpot
  /// @param exact the same as a fraction
  /// @param breakEven meter at which the house edge of a jackpot wager is zero
  /// @param doubt a warning if the wager favors the player; otherwise empty
  public record Line(
      String name, String edge, String exact, String hits, String breakEven, String doubt) {}

  static OddsFigures of(Game game, Paytable paytable, List<Analysis> analyses) {
    var pages = GamePages.of(game);
    var several = paytable.wagers().size() > 1;
    return new OddsFigures(
        analyses.stream()
            .filter(pages::isShown)
            .map(analysis -> line(several ? analysis.wager().name() : "", analysis))
            .toList());
  }

  private static Line line(String name, Analysis analysis) {
    var jackpot = analysis.jackpot();
    var edge = jackpot.map(JackpotOdds::fixedReturn).orElseGet(analysis::houseEdge);
    return new Line(
        name,
        OddsFormat.percent(edge),
        edge.toString(),
        OddsFormat.percent(analysis.hitFrequency()),
        OddsFormat.dollars(jackpot.map(JackpotOdds::breakEvenMeter).orElse(null)),
        analysis.doubt().orElse(""));
  }
}
