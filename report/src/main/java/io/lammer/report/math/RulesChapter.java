package io.lammer.report.math;

import io.lammer.report.paper.Html;
import io.lammer.report.paper.HtmlTable;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.baccarat.Drawing;
import java.util.ArrayList;
import java.util.List;

/// The rules of a game in full, as a report files them: clause by clause, with the third-card
/// chart, and the rulings that read them.
final class RulesChapter {
  private static final int TOTALS = 8;

  private RulesChapter() {}

  static Html rules(Edition edition) {
    var table = new HtmlTable("clauses", "Clause", "Rule or procedure", ">Rulings");
    for (var clause : Documents.clauses(edition)) {
      table.row(
          clause.id(),
          clause.says() + (clause.outside().isEmpty() ? "" : " (Not met by software: see below.)"),
          clause.rulings());
    }
    return chapter(
        "rules",
        "Rules and procedures",
        Html.paragraph(
            "The rules of %s, clause by clause in our words; the document itself is the rule."
                .formatted(edition.document())),
        edition.game() == Game.BACCARAT ? chart() : Html.NOTHING,
        table.html(),
        outside(edition));
  }

  private static Html outside(Edition edition) {
    var reasons =
        Documents.clauses(edition).stream()
            .filter(clause -> !clause.outside().isEmpty())
            .map(clause -> Html.paragraph(clause.id() + ": " + clause.outside()))
            .toList();
    return reasons.isEmpty()
        ? Html.NOTHING
        : Html.of(
            Html.element("h4", Html.text("Clauses that software cannot meet")), Html.of(reasons));
  }

  /// When Banker draws, asked of the code that deals.
  private static Html chart() {
    var columns = new ArrayList<>(List.of("Banker has"));
    for (var third = 0; third <= 9; third++) {
      columns.add(">" + third);
    }
    columns.add(">Player stood");
    var table = new HtmlTable("chart", columns);
    for (var total = 0; total < TOTALS; total++) {
      var cells = new ArrayList<>(List.of(Integer.toString(total)));
      for (var third = 0; third <= 9; third++) {
        cells.add(word(Drawing.bankerDraws(total, third)));
      }
      cells.add(word(Drawing.bankerDraws(total, -1)));
      table.row("", cells);
    }
    return Html.styled(
        "div",
        "block",
        Html.element("h4", Html.text("Third cards")),
        Html.paragraph(
            "An 8 or 9 of either hand's first two cards is a natural and ends the round. Player"
                + " draws on %s and stands on the rest. Then Banker, by Player's third card:"
                    .formatted(playerDraws())),
        table.html());
  }

  private static String playerDraws() {
    var totals = new ArrayList<String>();
    for (var total = 0; total < TOTALS; total++) {
      if (Drawing.playerDraws(total)) {
        totals.add(Integer.toString(total));
      }
    }
    return String.join(", ", totals);
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
