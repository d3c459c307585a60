package io.lammer.render.math;

import io.lammer.render.math.ClauseReader.Clause;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.Listing;
import io.lammer.rules.Edition;
import io.lammer.table.words.GameWords;

/// The report chapters with the complete rules of a game: clause by clause, the chart of drawing
/// rules, and the rulings.
final class RulesChapter {
  private RulesChapter() {}

  static Html rules(Edition edition) {
    return chapter(
        "rules",
        "Rules and procedures",
        Html.paragraph(
            "The rules of %s, clause by clause in our words; the document itself is the rule."
                .formatted(edition.document())),
        GameWords.of(edition.game()).drawingRules().map(RulesChapter::chart).orElse(Html.NOTHING),
        Listing.of(ClauseReader.clauses(edition))
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
        ClauseReader.clauses(edition).stream()
            .filter(clause -> !clause.outside().isEmpty())
            .map(clause -> Html.paragraph(clause.id() + ": " + clause.outside()))
            .toList();
    return reasons.isEmpty()
        ? Html.NOTHING
        : Html.of(Html.element("h4", "Clauses that software cannot meet"), Html.of(reasons));
  }

  private static Html chart(GameWords.Chart chart) {
    var listing = Listing.of(chart.rows());
    for (var i = 0; i < chart.columns().size(); i++) {
      var column = i;
      listing.column((i == 0 ? "" : ">") + chart.columns().get(i), row -> row.get(column));
    }
    return Html.styled(
        "div",
        "block",
        Html.element("h4", chart.heading()),
        Html.paragraph(chart.text()),
        listing.table("chart").html());
  }

  static Html rulings(Edition edition) {
    return chapter(
        "rulings",
        "Rulings in full",
        Html.paragraph(
            "Where the document is silent, damaged or unclear, these rulings apply, by their"
                + " numbers."),
        Html.of(ClauseReader.rulings(edition.game()).stream().map(Markdown::paragraph).toList()));
  }

  static Html chapter(String anchor, String title, Html... content) {
    return Html.styled(
        "div", "chapter", Html.anchored("h2", anchor, Html.text(title)), Html.of(content));
  }
}
