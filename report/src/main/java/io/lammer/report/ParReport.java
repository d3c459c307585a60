package io.lammer.report;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.rules.Edition;
import io.lammer.rules.Game;
import io.lammer.rules.PaytableText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A math report of an edition, of the kind that is filed with a laboratory or a regulator.
///
/// @param program the program and its version
/// @param decks the shoes that were analysed
/// @param command the command line that writes this report
/// @param again the command lines that compute a section again
public record ParReport(
    Edition edition,
    List<Analysis> analyses,
    String program,
    LocalDate date,
    List<Integer> decks,
    Assumptions assumptions,
    String command,
    AnalysisHtml.Command again)
    implements Paper {

  public ParReport {
    analyses = List.copyOf(analyses);
    decks = List.copyOf(decks);
  }

  public String title() {
    return edition.title() + ": mathematical report";
  }

  @Override
  public String html() {
    var sections = Section.of(analyses);
    return Page.of(
        title(),
        edition.id() + ", " + program + ", " + date,
        "Lammer mathematical report",
        Html.of(
            titlePage(sections),
            Html.styled(
                "div",
                "chapter",
                Html.anchored("h2", "summary", Html.text("Summary of all wagers")),
                Summary.of(sections)),
            method(),
            Html.of(
                sections.stream()
                    .map(
                        section ->
                            section.html(again.of(section.edition(), AnalysisHtml.idOf(section))))
                    .toList())));
  }

  @Override
  public List<Bookmark> bookmarks() {
    var bookmarks = new ArrayList<Bookmark>();
    bookmarks.add(new Bookmark("Summary of all wagers", "summary"));
    bookmarks.add(new Bookmark("Assumptions and method", "method"));
    for (var section : Section.of(analyses)) {
      bookmarks.add(
          new Bookmark(
              section.title().isEmpty() ? section.id() : section.id() + " " + section.title(),
              Html.anchor(section.anchor())));
    }
    return bookmarks;
  }

  private Html titlePage(List<Section> sections) {
    var table = new HtmlTable("identity", "Report", "");
    table.row("Game", edition.title() + ", " + edition.game().title());
    table.row("Edition", edition.id());
    table.row("Document", edition.document());
    table.row("Place", Optional.ofNullable(edition.place()).orElse("not stated"));
    table.row("Contents", contents(sections));
    if (edition.game() == Game.BACCARAT) {
      table.row("Shoe", shoe());
    }
    table.row("Computed by", program);
    table.row("Date", date.toString());
    table.markup(
        "",
        List.of(
            Html.text("Catalog SHA-256"), Html.code(PaytableText.hash(PaytableText.of(edition)))));
    table.markup("", List.of(Html.text("Command"), Html.code(command)));
    return Html.styled(
        "div",
        "front",
        Html.styled("p", "kicker", Html.text("Mathematical report")),
        Html.element("h1", Html.text(edition.title())),
        table.html(),
        Html.element("h3", Html.text("Contents")),
        toc(sections));
  }

  private static String contents(List<Section> sections) {
    var paytables = sections.stream().filter(section -> section.paytable() != null).count();
    var text = paytables + (paytables == 1 ? " paytable" : " paytables");
    return paytables == sections.size() ? text : "main wagers and " + text;
  }

  private String shoe() {
    return decks.stream().map(String::valueOf).collect(Collectors.joining(" and "))
        + " decks of 52 cards, complete and well shuffled";
  }

  /// Two columns of links; the page numbers come with the paper.
  private Html toc(List<Section> sections) {
    var links = new ArrayList<Html>();
    links.add(entry("summary", "Summary of all wagers", ""));
    links.add(entry("method", "Assumptions and method", ""));
    sections.forEach(section -> links.add(entry(section.anchor(), section.id(), section.title())));
    var half = (links.size() + 1) / 2;
    var rows = new ArrayList<Html>();
    for (var i = 0; i < half; i++) {
      rows.add(
          Html.element(
              "tr",
              links.get(i),
              half + i < links.size() ? links.get(half + i) : new Html("<td></td><td></td>")));
    }
    return Html.styled("table", "toc", Html.element("tbody", Html.of(rows)));
  }

  private static Html entry(String anchor, String id, String title) {
    var target = Html.anchor(anchor);
    return new Html(
        "<td><a href=\"#%s\">%s</a> %s</td><td class=\"page\"><a href=\"#%s\"></a></td>"
            .formatted(target, Html.escape(id), Html.escape(title), target));
  }

  private Html method() {
    return Html.styled(
        "div",
        "method",
        Html.anchored("h2", "method", Html.text("Assumptions and method")),
        Html.of(Method.paragraphs(edition, assumptions, decks)));
  }
}
