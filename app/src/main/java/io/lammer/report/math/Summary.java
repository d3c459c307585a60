package io.lammer.report.math;

import static io.lammer.report.math.AnalysisText.percent;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.report.felt.FeltWords;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.Listing;
import java.util.List;
import java.util.function.Function;

/// Every wager of a report in one table, with links to its section.
final class Summary {
  private Summary() {}

  private record Line(Section section, Analysis analysis) {}

  static Html of(List<Section> sections) {
    var all = sections.stream().flatMap(section -> section.analyses().stream()).toList();
    var lines =
        sections.stream()
            .flatMap(section -> section.shown().stream().map(it -> new Line(section, it)))
            .toList();
    return Html.of(
        Listing.of(lines)
            .styled(line -> line.section().isDoubtful() ? "doubtful" : "")
            .column("Paytable", line -> link(line.section()))
            .column("Wager", line -> wager(line.section(), line.analysis()))
            .column(all.stream().anyMatch(it -> it.decks() != null), ">Decks", Summary::decks)
            .column(">House edge", line -> orByMeter(line, it -> percent(it.houseEdge())))
            .column(
                all.stream().anyMatch(it -> it.envyCost().signum() > 0),
                ">After envy",
                line -> AnalysisText.afterEnvy(line.analysis()))
            .column(">Hit frequency", line -> percent(line.analysis().hitFrequency()))
            .column(
                ">Std. dev.",
                line -> orByMeter(line, it -> OddsHtml.decimal(it.standardDeviation())))
            .column(
                ">Fixed return",
                line -> AnalysisText.jackpot(line.analysis(), it -> percent(it.fixedReturn())))
            .column(
                ">Break-even meter",
                line -> AnalysisText.jackpot(line.analysis(), Summary::breakEven))
            .table("summary")
            .html(),
        sections.stream().anyMatch(Section::isDoubtful)
            ? Html.styled(
                "p",
                "note",
                "‡ A row of this paytable is doubtful or was reconstructed, or it favors the player"
                    + " in a state in which it can be made: see its section.")
            : Html.NOTHING);
  }

  private static Html link(Section section) {
    return Html.link(section.anchor(), section.id() + (section.isDoubtful() ? " ‡" : ""));
  }

  private static String decks(Line line) {
    return line.analysis().decks() == null ? "" : line.analysis().decks().toString();
  }

  private static String orByMeter(Line line, Function<Analysis, String> figure) {
    return line.analysis().isOpen() ? "by meter" : figure.apply(line.analysis());
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
}
