package io.lammer.server.odds;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.report.math.AnalysisText;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import java.util.List;
import java.util.Objects;

/// The figures that stand beside a paytable, a line for each of its wagers.
public record OddsFigures(List<Line> lines) {
  /// A wager's figures as text.
  ///
  /// @param name the wager, where the paytable has several
  /// @param edge the house edge; of a jackpot the fixed return
  /// @param exact the same as a fraction
  /// @param breakEven the meter at which a jackpot wager costs nothing
  /// @param doubt why the mathematics doubts it, or nothing
  public record Line(
      String name, String edge, String exact, String hits, String breakEven, String doubt) {}

  static OddsFigures of(Paytable paytable, List<Analysis> analyses) {
    var several = paytable.wagers().size() > 1;
    return new OddsFigures(
        analyses.stream()
            .filter(analysis -> isShown(paytable, analysis))
            .map(analysis -> line(several ? analysis.wager().name() : "", analysis))
            .toList());
  }

  /// Of the states of a Fightback wager only all of them together.
  private static boolean isShown(Paytable paytable, Analysis analysis) {
    return paytable.family() != Family.FIGHTBACK_AFTER_WIN
        || Objects.equals(analysis.condition(), "any win");
  }

  private static Line line(String name, Analysis analysis) {
    var jackpot = analysis.jackpot();
    var edge = jackpot.map(JackpotOdds::fixedReturn).orElseGet(analysis::houseEdge);
    return new Line(
        name,
        AnalysisText.percent(edge),
        edge.toString(),
        AnalysisText.percent(analysis.hitFrequency()),
        AnalysisText.dollars(jackpot.map(JackpotOdds::breakEvenMeter).orElse(null)),
        analysis.doubt().orElse(""));
  }
}
