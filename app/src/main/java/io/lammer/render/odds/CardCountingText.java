package io.lammer.render.odds;

import static io.lammer.render.odds.Figure.Kind.DECIMAL;
import static io.lammer.render.odds.OddsFormat.decimal;
import static io.lammer.render.odds.OddsFormat.format;
import static io.lammer.render.odds.OddsFormat.percent;

import io.lammer.odds.CardCountingAnalysis;
import io.lammer.odds.CardCountingAnalysis.WagerReport;
import io.lammer.render.json.JsonObject;
import io.lammer.render.paper.AnsiStyle;
import io.lammer.render.paper.Listing;
import java.util.List;

/// The results of card counting as a table with advice.
public record CardCountingText(AnsiStyle ink) {
  public static final String RANKS = "A23456789TJQK";

  /// The units won per shoe from which counting a wager is worthwhile at typical limits.
  private static final double WORTH_WATCHING = 0.25;

  private static final Figure<WagerReport> BY_COUNT =
      Figure.of(DECIMAL, "byCount", "By count", it -> it.byCount().mean());
  private static final Figure<WagerReport> BY_COUNT_ERROR =
      Figure.<WagerReport>of(DECIMAL, "byCountError", "+-", it -> it.byCount().error()).titled("±");
  private static final Figure<WagerReport> PERFECT =
      Figure.<WagerReport>of(DECIMAL, "perfect", "Perfect", it -> it.perfect().mean())
          .titled("Perfect play");
  private static final Figure<WagerReport> PERFECT_ERROR =
      Figure.<WagerReport>of(DECIMAL, "perfectError", "+-", it -> it.perfect().error()).titled("±");

  private static final List<Figure<WagerReport>> WINS =
      List.of(BY_COUNT, BY_COUNT_ERROR, PERFECT, PERFECT_ERROR);

  public String of(List<WagerReport> reports, String heading) {
    return ink.strong(heading)
        + "\n\nEffect of removing one card, in thousandths of a percent of the stake\n\n"
        + effects(reports)
        + "\nUnits won per shoe with one unit a hand\n\n"
        + wins(reports)
        + "\nUnits a perfect player wins per shoe, by the cards behind the cut card\n\n"
        + depths(reports)
        + "\n"
        + advice(reports);
  }

  private String effects(List<WagerReport> reports) {
    return effects(reports, "WAGER").grid().text(ink);
  }

  public static Listing<WagerReport> effects(List<WagerReport> reports, String heading) {
    var listing = Listing.of(reports).column(heading, WagerReport::name);
    for (var i = 0; i < RANKS.length(); i++) {
      var rank = i;
      listing.column(">" + RANKS.charAt(i), it -> format("%.0f", it.effects().get(rank) * 100_000));
    }
    return listing;
  }

  private String wins(List<WagerReport> reports) {
    var listing =
        Listing.of(reports)
            .column("WAGER", WagerReport::name)
            .column(">EDGE", it -> percent(-it.value()))
            .column("COUNT A..9,T", WagerReport::count)
            .column(">FIT", it -> format("%.3f", it.fit()))
            .column(">FROM", CardCountingText::trigger);
    return Figure.onTerminal(listing, WINS)
        .column(">HANDS", CardCountingText::hands)
        .grid()
        .text(ink);
  }

  /// The columns of [#wins] for a printed report.
  public static Listing<WagerReport> printedWins(List<WagerReport> reports) {
    var listing =
        Listing.of(reports)
            .column("Units per shoe", WagerReport::name)
            .column("Count A..9, T", WagerReport::count)
            .column(">Bet from", CardCountingText::trigger);
    return Figure.inPrint(listing, WINS).column(">Hands bet", CardCountingText::hands);
  }

  /// The true count from which to bet.
  private static String trigger(WagerReport report) {
    return report.trigger() > CardCountingAnalysis.COUNT_MAX
        ? "never"
        : Integer.toString(report.trigger());
  }

  private static String hands(WagerReport report) {
    return format("%.2f%%", 100 * report.handsByPerfect());
  }

  private String depths(List<WagerReport> reports) {
    var listing = Listing.of(reports).column("WAGER", WagerReport::name);
    for (var i = 0; i < CardCountingAnalysis.DEPTHS.size(); i++) {
      var depth = i;
      listing.column(
          ">" + CardCountingAnalysis.DEPTHS.get(i), it -> decimal(it.perfectByDepth().get(depth)));
    }
    return listing.grid().text(ink);
  }

  private String advice(List<WagerReport> reports) {
    var watched =
        reports.stream()
            .filter(report -> report.perfect().mean() > WORTH_WATCHING)
            .map(WagerReport::name)
            .toList();
    return watched.isEmpty()
        ? "Advice: no wager here is worth a counter's time at this cut card.\n"
        : ink.note("Advice: ")
            + "limit the maximum wager or cut off more cards where these are offered: "
            + String.join(", ", watched)
            + ".\n";
  }

  public static List<JsonObject> json(List<WagerReport> reports) {
    return reports.stream()
        .map(
            report ->
                new JsonObject()
                    .with("wager", report.name())
                    .with("houseEdge", -report.value())
                    .with("effectsOfRemoval", report.effects())
                    .with("count", report.count().tags())
                    .with("fit", report.fit())
                    .with("trigger", report.trigger())
                    .with(Figure.json(report, BY_COUNT, BY_COUNT_ERROR, PERFECT, PERFECT_ERROR))
                    .with("cutCards", CardCountingAnalysis.DEPTHS)
                    .with("perfectByCutCard", report.perfectByDepth())
                    .with("handsByPerfect", report.handsByPerfect()))
        .toList();
  }
}
