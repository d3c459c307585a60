package io.lammer.render.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.JackpotOdds;
import io.lammer.odds.Ratio;
import io.lammer.render.odds.AnalysisFigures;
import io.lammer.render.odds.AnalysisText;
import io.lammer.render.odds.OddsFormat;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.Listing;
import io.lammer.render.words.WagerNames;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The table of all wagers in a report, with links to their sections.
final class Summary {
  private Summary() {}

  /// A wager with its analyses for all reported shoe sizes.
  ///
  /// @param shoes one analysis per shoe size; for games without cards, just one
  record Line(Section section, List<Analysis> shoes) {
    Analysis first() {
      return shoes.getFirst();
    }

    private String in(@Nullable Integer decks, Function<Analysis, String> figure) {
      return shoes.stream()
          .filter(it -> decks == null || decks.equals(it.decks()))
          .findFirst()
          .map(figure)
          .orElse("");
    }
  }

  static List<Line> lines(List<Section> sections) {
    return sections.stream()
        .flatMap(
            section -> OddsHtml.byWager(section.shown()).stream().map(it -> new Line(section, it)))
        .toList();
  }

  static Html of(List<Section> sections) {
    var lines = lines(sections);
    var all = lines.stream().flatMap(line -> line.shoes().stream()).toList();
    var shoes = all.stream().map(Analysis::decks).filter(Objects::nonNull).distinct().toList();
    var listing =
        Listing.of(lines)
            .styled(line -> line.section().isDoubtful() ? "doubtful" : "")
            .column("Paytable", line -> link(line.section()))
            .column("Wager", line -> wager(line.section(), line.first()));
    side(listing, shoes, "House edge", it -> orByMeter(AnalysisFigures.EDGE.text(it)));
    listing.column(
        all.stream().anyMatch(it -> it.envyCost().signum() > 0),
        ">After envy",
        line -> AnalysisText.afterEnvy(line.first()));
    side(listing, shoes, "Hit frequency", AnalysisFigures.HITS::text);
    var one = shoes.size() < 2;
    listing
        .column(
            one, ">Std. dev.", line -> orByMeter(AnalysisFigures.DEVIATION.printed(line.first())))
        .column(one, ">Fixed return", line -> AnalysisFigures.FIXED_RETURN.text(line.first()));
    if (all.stream().anyMatch(Analysis::isJackpot)) {
      side(
          listing,
          shoes,
          "Break-even meter",
          it -> it.jackpot().map(Summary::breakEven).orElse(""));
    }
    return Html.of(
        listing.table("summary").html(),
        sections.stream().anyMatch(Section::isDoubtful)
            ? Html.styled(
                "p",
                "note",
                "‡ A row is suspect or reconstructed, or the wager favors the player in a state in"
                    + " which it can be made: its section says which.")
            : Html.NOTHING);
  }

  private static void side(
      Listing<Line> listing,
      List<Integer> shoes,
      String heading,
      Function<Analysis, String> figure) {
    if (shoes.size() < 2) {
      listing.column(">" + heading, line -> line.in(null, figure));
    } else {
      shoes.forEach(
          decks ->
              listing.column(
                  ">%s, %d decks".formatted(heading, decks),
                  line -> line.in(line.first().decks() == null ? null : decks, figure)));
    }
  }

  private static Html link(Section section) {
    return Html.link(section.anchor(), section.id() + (section.isDoubtful() ? " ‡" : ""));
  }

  private static String orByMeter(String figure) {
    return figure.isEmpty() ? "by meter" : figure;
  }

  private static String wager(Section section, Analysis analysis) {
    var paytable = section.paytable();
    if (paytable != null && analysis.wager().name().equals(paytable.id())) {
      return section.title();
    }
    var name = WagerNames.of(analysis.paytable(), analysis.wager().spot());
    return analysis.condition() == null ? name : name + ", " + analysis.condition();
  }

  private static String breakEven(JackpotOdds odds) {
    var meter = odds.breakEvenMeter();
    return meter == null || meter.compareTo(Ratio.ZERO) < 0 ? "-" : OddsFormat.dollars(meter);
  }
}
