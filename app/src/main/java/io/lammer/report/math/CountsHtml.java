package io.lammer.report.math;

import static io.lammer.report.math.ProtectionText.number;

import io.lammer.odds.Protection.WagerReport;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.Listing;
import java.util.List;

/// What card counters can win, as a chapter of a report.
final class CountsHtml {
  private CountsHtml() {}

  static Html of(ParReport.Counting counting) {
    return RulesChapter.chapter(
        "counts",
        "Card counting",
        Html.paragraph(
            counting.heading()
                + ". The effect of removing one card is exact; units per shoe are of played shoes,"
                + " with the exact value of every wager before each hand, and carry a standard"
                + " error."),
        effects(counting.reports()),
        wins(counting.reports()));
  }

  private static Html effects(List<WagerReport> reports) {
    var listing = Listing.of(reports).column("Effect of removal, 0.001%", WagerReport::name);
    for (var i = 0; i < ProtectionText.RANKS.length(); i++) {
      var rank = i;
      listing.column(
          ">" + ProtectionText.RANKS.charAt(i), it -> number(it.effects().get(rank) * 100_000, 0));
    }
    return listing.table("counts").html();
  }

  private static Html wins(List<WagerReport> reports) {
    return Listing.of(reports)
        .column("Units per shoe", WagerReport::name)
        .column("Count A..9, T", WagerReport::count)
        .column(">Bet from", ProtectionText::trigger)
        .column(">By count", it -> number(it.byCount().mean(), 4))
        .column(">±", it -> number(it.byCount().error(), 4))
        .column(">Perfect play", it -> number(it.perfect().mean(), 4))
        .column(">±", it -> number(it.perfect().error(), 4))
        .column(">Hands bet", it -> number(100 * it.handsByPerfect(), 2) + "%")
        .table("counts")
        .html();
  }
}
