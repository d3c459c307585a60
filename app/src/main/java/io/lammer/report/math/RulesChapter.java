package io.lammer.report.math;

import io.lammer.report.math.Documents.Clause;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.Listing;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.baccarat.ThirdCardRules;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The rules of a game in full, as a report files them: clause by clause, with the third-card
/// chart, and the rulings that read them.
final class RulesChapter {
  private static final int TOTALS = 8;

  private RulesChapter() {}

  static Html rules(Edition edition) {
    return chapter(
        "rules",
        "Rules and procedures",
        Html.paragraph(
            "The rules of %s, clause by clause in our words; the document itself is the rule."
                .formatted(edition.document())),
        edition.game() == Game.BACCARAT ? chart() : Html.NOTHING,
        Listing.of(Documents.clauses(edition))
            .column("Clause", Clause::id)
            .column("Rule or procedure", RulesChapter::said)
            .column(">Rulings", Clause::rulings)
            .table("clauses")
            .html(),
        outside(edition));
  }

  private static String said(Clause clause) {
    return clause.says() + (clause.outside().isEmpty() ? "" : " (Not met by software: see below.)");
  }

  private static Html outside(Edition edition) {
    var reasons =
        Documents.clauses(edition).stream()
            .filter(clause -> !clause.outside().isEmpty())
            .map(clause -> Html.paragraph(clause.id() + ": " + clause.outside()))
            .toList();
    return reasons.isEmpty()
        ? Html.NOTHING
        : Html.of(Html.element("h4", "Clauses that software cannot meet"), Html.of(reasons));
  }

  /// When Banker draws, asked of the code that deals.
  private static Html chart() {
    var chart =
        Listing.of(IntStream.range(0, TOTALS).boxed().toList())
            .column("Banker has", total -> total);
    for (var i = 0; i <= 9; i++) {
      var third = i;
      chart.column(">" + third, total -> word(ThirdCardRules.bankerDraws(total, third)));
    }
    chart.column(">Player stood", total -> word(ThirdCardRules.bankerDraws(total, -1)));
    return Html.styled(
        "div",
        "block",
        Html.element("h4", "Third cards"),
        Html.paragraph(
            "An 8 or 9 of either hand's first two cards is a natural and ends the round. Player"
                + " draws on %s and stands on the rest. Then Banker, by Player's third card:"
                    .formatted(playerDraws())),
        chart.table("chart").html());
  }

  private static String playerDraws() {
    return IntStream.range(0, TOTALS)
        .filter(ThirdCardRules::playerDraws)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(", "));
  }

  private static String word(boolean draws) {
    return draws ? "draws" : "stands";
  }

  static Html rulings(Edition edition) {
    return chapter(
        "rulings",
        "Rulings in full",
        Html.paragraph(
            "Where the document is silent, damaged or unclear, these rulings apply, by their"
                + " numbers."),
        Html.of(Documents.rulings(edition.game()).stream().map(Markdown::paragraph).toList()));
  }

  static Html chapter(String anchor, String title, Html... content) {
    return Html.styled(
        "div", "chapter", Html.anchored("h2", anchor, Html.text(title)), Html.of(content));
  }
}
