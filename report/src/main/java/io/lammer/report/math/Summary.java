package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.report.felt.FeltWords;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.HtmlTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/// Every wager of a report in one table, with links to its section.
final class Summary {
  private Summary() {}

  static Html of(List<Section> sections) {
    var cards =
        sections.stream()
            .flatMap(section -> section.analyses().stream())
            .anyMatch(a -> a.decks() != null);
    var envy =
        sections.stream()
            .flatMap(section -> section.analyses().stream())
            .anyMatch(analysis -> analysis.envyCost().signum() > 0);
    var table =
        new HtmlTable(
            "summary",
            columns(
                cards,
                envy,
                "Paytable",
                "Wager",
                ">Decks",
                ">House edge",
                ">After envy",
                ">Hit frequency",
                ">Std. dev.",
                ">Fixed return",
                ">Break-even meter"));
    for (var section : sections) {
      for (var analysis : section.shown()) {
        table.markup(
            section.isDoubtful() ? "doubtful" : "",
            Stream.concat(
                    Stream.of(link(section)),
                    columns(cards, envy, cells(section, analysis)).stream().skip(1).map(Html::text))
                .toList());
      }
    }
    return Html.of(
        table.html(),
        sections.stream().anyMatch(Section::isDoubtful)
            ? Html.styled(
                "p",
                "note",
                Html.text(
                    "‡ A row of this paytable is doubtful or was reconstructed, or it favors the"
                        + " player in a state in which it can be made: see its section."))
            : Html.NOTHING);
  }

  private static Html link(Section section) {
    return Html.link(section.anchor(), section.id() + (section.isDoubtful() ? " ‡" : ""));
  }

  /// Without the columns for decks and envy where there are none.
  private static List<String> columns(boolean cards, boolean envy, String... cells) {
    var kept = new ArrayList<>(List.of(cells));
    if (!envy) {
      kept.remove(4);
    }
    if (!cards) {
      kept.remove(2);
    }
    return kept;
  }

  private static String[] cells(Section section, Analysis analysis) {
    var open = analysis.isOpen();
    return new String[] {
      section.id(),
      wager(section, analysis),
      analysis.decks() == null ? "" : analysis.decks().toString(),
      open ? "by meter" : AnalysisText.percent(analysis.houseEdge()),
      open || analysis.envyCost().signum() == 0
          ? ""
          : AnalysisText.percent(analysis.houseEdgeAfterEnvy()),
      AnalysisText.percent(analysis.hitFrequency()),
      open ? "by meter" : OddsHtml.decimal(analysis.standardDeviation()),
      jackpot(analysis, odds -> AnalysisText.percent(odds.fixedReturn())),
      jackpot(analysis, Summary::breakEven)
    };
  }

  private static String wager(Section section, Analysis analysis) {
    var paytable = section.paytable();
    if (paytable != null && analysis.wager().name().equals(paytable.id())) {
      return section.title();
    }
    var name = FeltWords.spoken(analysis.paytable(), analysis.wager().spot());
    return analysis.condition() == null ? name : name + ", " + analysis.condition();
  }

  private static String breakEven(JackpotOdds odds) {
    var meter = odds.breakEvenMeter();
    return meter == null || meter.compareTo(Ratio.ZERO) < 0 ? "-" : AnalysisText.dollars(meter);
  }

  private static String jackpot(Analysis analysis, Function<JackpotOdds, String> figure) {
    return analysis.jackpot().map(figure).orElse("");
  }
}
