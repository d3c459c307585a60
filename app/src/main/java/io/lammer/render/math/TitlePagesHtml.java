package io.lammer.render.math;

import static io.lammer.render.odds.OddsFormat.percent;

import io.lammer.odds.Analysis;
import io.lammer.odds.Ratio;
import io.lammer.render.catalog.CatalogText;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.HtmlTable;
import io.lammer.render.paper.Listing;
import io.lammer.render.simulation.SimulationText;
import io.lammer.rules.CommonFamily;
import io.lammer.rules.PaytableText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The first two pages of a math report: the results on one page, then the sources and contents.
///
/// @param contents the table of contents
record TitlePagesHtml(ParReport report, List<Section> sections, Html contents) {
  /// With more wagers than this, the first page has one line per kind of wager.
  private static final int LINES_MAX = 14;

  /// The maximum number of paytables with remarks that the first page names.
  private static final int REMARKS_MAX = 6;

  Html html() {
    return Html.of(
        Html.styled(
            "div",
            "front",
            Html.styled("p", "kicker", "Mathematical report"),
            Html.element("h1", report.edition().title()),
            identity(),
            Html.element("h3", "Summary"),
            results(),
            Html.of(findings().stream().map(Html::paragraph).toList())),
        RulesChapter.chapter(
            "about", "About this report", origin(), history(), signatures(), contents));
  }

  private Html identity() {
    var edition = report.edition();
    var imprint = report.imprint();
    var table = new HtmlTable("identity", "Report", "");
    table.row("Client", said(imprint.client()));
    table.row("Document number", said(imprint.number()));
    table.row("Date", report.date().toString());
    table.row("Revision", said(imprint.revision()));
    table.row("Game", edition.title() + ", " + edition.game().title());
    table.row("Contents", counted());
    if (edition.game().hasShoe()) {
      table.row("Shoe", shoe());
    }
    return table.html();
  }

  private Html origin() {
    var edition = report.edition();
    var table = new HtmlTable("identity", "Report", "");
    table.row("Edition", edition.id());
    table.row("Rules", edition.document());
    table.row("Place", Optional.ofNullable(edition.place()).orElse("not stated"));
    if (report.layout() != null) {
      table.row("Set-up", "one table as it is set up; its wagers alone are reported");
    }
    table.row("Computed by", report.program());
    code(table, "Program SHA-256", report.imprint().sha256());
    code(table, "Catalog SHA-256", PaytableText.hash(PaytableText.of(edition)));
    code(table, "Command", report.command());
    return table.html();
  }

  private static void code(HtmlTable table, String name, String text) {
    table.markup("", List.of(Html.text(name), Html.code(text)));
  }

  private static String said(@Nullable String text) {
    return text == null ? "not stated" : text;
  }

  private String counted() {
    var paytables = sections.stream().map(Section::paytable).filter(Objects::nonNull).toList();
    var all = CatalogText.count(paytables);
    return paytables.size() == sections.size() ? all : "main wagers and " + all;
  }

  private String shoe() {
    return report.decks().stream().map(String::valueOf).collect(Collectors.joining(" and "))
        + " decks of 52 cards, complete and well shuffled";
  }

  private Html results() {
    return Summary.lines(sections).size() <= LINES_MAX ? Summary.of(sections) : kinds();
  }

  private Html kinds() {
    var kinds = new LinkedHashMap<String, List<Analysis>>();
    for (var section : sections) {
      kinds.computeIfAbsent(kind(section), _ -> new ArrayList<>()).addAll(section.shown());
    }
    return Listing.of(kinds.entrySet())
        .column("Wagers", Map.Entry::getKey)
        .column(">Paytables", it -> paytables(it.getValue()))
        .column(">House edge", it -> range(known(it.getValue()), Analysis::houseEdge))
        .column(">Hit frequency", it -> range(it.getValue(), Analysis::hitFrequency))
        .table("summary")
        .html();
  }

  private static String paytables(List<Analysis> analyses) {
    var count =
        analyses.stream().map(Analysis::paytable).filter(Objects::nonNull).distinct().count();
    return count == 0 ? "" : Long.toString(count);
  }

  /// The kind of a section's wagers. A paytable that is not printed has a line of its own.
  private static String kind(Section section) {
    var paytable = section.paytable();
    if (paytable == null) {
      return "Main wagers";
    }
    return paytable.isPrinted()
        ? paytable.family() == CommonFamily.SINGLE_EVENT
            ? "Single events"
            : paytable.family().earnsLammers()
                ? "Bonus wagers over several rolls"
                : RulesHtml.title(paytable)
        : section.id() + " " + section.title();
  }

  private static List<Analysis> known(List<Analysis> analyses) {
    return analyses.stream().filter(it -> !it.isOpen()).toList();
  }

  private static String range(List<Analysis> analyses, Function<Analysis, Ratio> figure) {
    if (analyses.isEmpty()) {
      return "by meter";
    }
    var all = analyses.stream().map(figure).sorted(Comparator.naturalOrder()).toList();
    var least = percent(all.getFirst());
    var most = percent(all.getLast());
    return least.equals(most) ? least : least + " to " + most;
  }

  private List<String> findings() {
    var findings = new ArrayList<String>();
    findings.add(
        "Every probability is exact: counted over all outcomes by the code that settles play. The"
            + " event of every row is defined in words in the section of its paytable.");
    var play = report.play();
    if (play != null) {
      findings.add(
          "Simulated: %s; %s. %s"
              .formatted(
                  SimulationText.played(play.run()),
                  SimulationText.compared(play.run()),
                  play.run().verdict().agrees()
                      ? "Play agrees with the exact odds."
                      : "Play is far from the exact odds: look again."));
    }
    var remarks = sections.stream().filter(Section::isDoubtful).map(this::remark).toList();
    if (!remarks.isEmpty()) {
      var further = remarks.size() - REMARKS_MAX;
      findings.add(
          "Remarks, each with its reason in its section: "
              + remarks.stream().limit(REMARKS_MAX).collect(Collectors.joining("; "))
              + (further > 0 ? "; and %d more.".formatted(further) : "."));
    }
    var own =
        sections.stream()
            .filter(section -> !section.isPrinted())
            .map(section -> section.id() + ", " + section.standing())
            .toList();
    if (!own.isEmpty()) {
      findings.add("Not printed in the rules: " + String.join("; ", own) + ".");
    }
    return findings;
  }

  private String remark(Section section) {
    return section.id() + " ‡ " + section.remark();
  }

  /// The revision history, with an empty line for the first revision if there is none.
  private Html history() {
    var changes = report.imprint().history();
    var table = new HtmlTable("history", "Revision", "Date", "Change");
    changes.forEach(
        change -> table.row(change.revision(), change.date().toString(), change.text()));
    if (changes.isEmpty()) {
      table.row(said(report.imprint().revision()), report.date().toString(), "This report");
    }
    return Html.of(Html.element("h4", "Revision history"), table.html());
  }

  private Html signatures() {
    var imprint = report.imprint();
    var table = new HtmlTable("signatures", "", "Name", "Signature", "Date");
    table.row("Author", Objects.requireNonNullElse(imprint.author(), ""), "", "");
    table.row("Reviewer", Objects.requireNonNullElse(imprint.reviewer(), ""), "", "");
    return table.html();
  }
}
