package io.lammer.report.math;

import io.lammer.odds.Protection;
import io.lammer.odds.Protection.WagerReport;
import io.lammer.report.json.Members;
import io.lammer.report.paper.Ink;
import io.lammer.report.paper.Listing;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What card counters can win, as a table with advice.
public record ProtectionText(Ink ink) {
  static final String RANKS = "A23456789TJQK";

  /// Units a shoe from which a wager is worth a counter's hour at a usual limit.
  private static final double WORTH_WATCHING = 0.25;

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
    var listing = Listing.of(reports).column("WAGER", WagerReport::name);
    for (var i = 0; i < RANKS.length(); i++) {
      var rank = i;
      listing.column(">" + RANKS.charAt(i), it -> number(it.effects().get(rank) * 100_000, 0));
    }
    return listing.grid().text(ink);
  }

  private String wins(List<WagerReport> reports) {
    return Listing.of(reports)
        .column("WAGER", WagerReport::name)
        .column(">EDGE", it -> number(-100 * it.value(), 4) + "%")
        .column("COUNT A..9,T", WagerReport::count)
        .column(">FIT", it -> number(it.fit(), 3))
        .column(">FROM", ProtectionText::trigger)
        .column(">BY COUNT", it -> number(it.byCount().mean(), 4))
        .column(">+-", it -> number(it.byCount().error(), 4))
        .column(">PERFECT", it -> number(it.perfect().mean(), 4))
        .column(">+-", it -> number(it.perfect().error(), 4))
        .column(">HANDS", it -> number(100 * it.handsByPerfect(), 2) + "%")
        .grid()
        .text(ink);
  }

  /// The count to wager from.
  static String trigger(WagerReport report) {
    return report.trigger() > Protection.COUNT_MAX ? "never" : Integer.toString(report.trigger());
  }

  private String depths(List<WagerReport> reports) {
    var listing = Listing.of(reports).column("WAGER", WagerReport::name);
    for (var i = 0; i < Protection.DEPTHS.size(); i++) {
      var depth = i;
      listing.column(
          ">" + Protection.DEPTHS.get(i), it -> number(it.perfectByDepth().get(depth), 4));
    }
    return listing.grid().text(ink);
  }

  static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
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

  public static List<Map<String, @Nullable Object>> json(List<WagerReport> reports) {
    return reports.stream()
        .<Map<String, @Nullable Object>>map(
            report ->
                new Members()
                    .with("wager", report.name())
                    .with("houseEdge", -report.value())
                    .with("effectsOfRemoval", report.effects())
                    .with("count", report.count().tags())
                    .with("fit", report.fit())
                    .with("trigger", report.trigger())
                    .with("byCount", report.byCount().mean())
                    .with("byCountError", report.byCount().error())
                    .with("perfect", report.perfect().mean())
                    .with("perfectError", report.perfect().error())
                    .with("cutCards", Protection.DEPTHS)
                    .with("perfectByCutCard", report.perfectByDepth())
                    .with("handsByPerfect", report.handsByPerfect()))
        .toList();
  }
}
