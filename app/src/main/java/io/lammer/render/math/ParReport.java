package io.lammer.render.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.CardCountingAnalysis.WagerReport;
import io.lammer.render.odds.CardCountingText;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.PrintableReport;
import io.lammer.render.paper.XhtmlPage;
import io.lammer.rules.Edition;
import io.lammer.sim.SimulationResult;
import io.lammer.table.Layout;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A math report (PAR sheet) of an edition, as filed with a test laboratory or regulator.
///
/// @param imprint the persons and the program responsible for the report
/// @param layout the table whose set-up is reported, or null for the edition itself
/// @param counting the card counting results, or null to leave them out
/// @param play the simulation results, or null to leave them out
/// @param decks the shoe sizes that were analyzed
/// @param command the command line that creates this report
/// @param again builds the command line that recomputes a section
public record ParReport(
    Edition edition,
    List<Analysis> analyses,
    Imprint imprint,
    LocalDate date,
    List<Integer> decks,
    Assumptions assumptions,
    @Nullable Layout layout,
    @Nullable Counting counting,
    @Nullable Play play,
    String command,
    AnalysisHtml.Command again)
    implements PrintableReport {

  /// The persons and the program responsible for a report.
  ///
  /// @param program the program's name and version
  /// @param sha256 the hash of the program's files, as recorded in the journals of a server
  /// @param author null to leave a line to fill in by hand, as with the other nullable fields
  /// @param number the document number
  /// @param history the changes of each revision, oldest first
  public record Imprint(
      String program,
      String sha256,
      @Nullable String author,
      @Nullable String reviewer,
      @Nullable String revision,
      @Nullable String client,
      @Nullable String number,
      List<Change> history) {
    public Imprint {
      history = List.copyOf(history);
    }
  }

  public record Change(String revision, LocalDate date, String text) {}

  /// A simulation to compare with the exact odds.
  ///
  /// @param again the command line that repeats the simulation
  public record Play(SimulationResult run, String again) {}

  /// The results of a card counting run.
  ///
  /// @param heading describes what was played
  public record Counting(String heading, List<WagerReport> reports) {
    public Counting {
      reports = List.copyOf(reports);
    }
  }

  public ParReport {
    analyses = List.copyOf(analyses);
    decks = List.copyOf(decks);
  }

  @Override
  public String program() {
    return imprint.program();
  }

  @Override
  public String title() {
    return edition.title() + ": mathematical report";
  }

  @Override
  public String html() {
    var sections = sections();
    return XhtmlPage.of(
        title(),
        edition.id() + ", " + program() + ", " + date,
        "Lammer mathematical report",
        Html.of(
            new TitlePagesHtml(this, sections, contents(sections)).html(),
            Html.styled(
                "div",
                "chapter",
                Html.anchored("h2", "summary", Html.text("Summary of all wagers")),
                Summary.of(sections)),
            Html.of(
                sections.stream()
                    .map(
                        section ->
                            section.html(again.of(section.edition(), AnalysisHtml.idOf(section))))
                    .toList()),
            method(),
            Formulas.html(),
            RulesChapter.rules(edition),
            RulesChapter.rulings(edition),
            ExposureHtml.of(layout, ofFirstShoe(sections)),
            play == null ? Html.NOTHING : SimulationHtml.of(play),
            counting == null ? Html.NOTHING : counting(counting)));
  }

  /// The sections of the report; custom paytables come first.
  private List<Section> sections() {
    return Section.of(analyses).stream()
        .sorted(Comparator.comparing(section -> !section.isCustom()))
        .toList();
  }

  @Override
  public List<Bookmark> bookmarks() {
    return places(sections()).stream()
        .map(
            place ->
                new Bookmark(
                    place.title().isEmpty() ? place.name() : place.name() + " " + place.title(),
                    Html.anchor(place.anchor())))
        .toList();
  }

  /// A target for the table of contents and bookmarks.
  private record PlaceName(String anchor, String name, String title) {}

  private List<PlaceName> places(List<Section> sections) {
    var places = new ArrayList<PlaceName>();
    places.add(new PlaceName("about", "About this report", ""));
    places.add(new PlaceName("summary", "Summary of all wagers", ""));
    sections.forEach(it -> places.add(new PlaceName(it.anchor(), it.id(), it.title())));
    chapters().forEach((anchor, name) -> places.add(new PlaceName(anchor, name, "")));
    return places;
  }

  /// The titles of the chapters after the sections, by anchor.
  private Map<String, String> chapters() {
    var chapters = new LinkedHashMap<String, String>();
    chapters.put("method", "Assumptions and method");
    chapters.put("formulas", "Formulas and glossary");
    chapters.put("rules", "Rules and procedures");
    chapters.put("rulings", "Rulings in full");
    chapters.put("exposure", "Limits, maximum pays and exposure");
    if (play != null) {
      chapters.put("simulation", "Simulation");
    }
    if (counting != null) {
      chapters.put("counts", "Card counting");
    }
    return chapters;
  }

  /// Analyses for exposure, from one shoe size and without line wagers with odds. Pays and limits
  /// do not depend on the shoe, and line wagers and odds are listed separately.
  private List<Analysis> ofFirstShoe(List<Section> sections) {
    return sections.stream()
        .flatMap(section -> section.shown().stream())
        .filter(shown -> shown.decks() == null || shown.decks().equals(decks.getFirst()))
        .filter(shown -> shown.stakes().isOneUnit())
        .toList();
  }

  /// The table of contents in two columns; page numbers appear only on paper.
  private Html contents(List<Section> sections) {
    var links =
        places(sections).stream()
            .map(place -> entry(place.anchor(), place.name(), place.title()))
            .toList();
    var half = (links.size() + 1) / 2;
    var rows = new ArrayList<Html>();
    for (var i = 0; i < half; i++) {
      rows.add(
          Html.element(
              "tr",
              links.get(i),
              half + i < links.size() ? links.get(half + i) : new Html("<td></td><td></td>")));
    }
    return Html.of(
        Html.element("h3", "Contents"),
        Html.styled("table", "toc", Html.element("tbody", Html.of(rows))));
  }

  private static Html entry(String anchor, String id, String title) {
    var target = Html.anchor(anchor);
    return new Html(
        "<td><a href=\"#%s\">%s</a> %s</td><td class=\"page\"><a href=\"#%s\"></a></td>"
            .formatted(target, Html.escape(id), Html.escape(title), target));
  }

  private String jackpots() {
    if (layout == null) {
      return Method.jackpots(assumptions);
    }
    var each =
        analyses.stream()
            .filter(Analysis::isJackpot)
            .map(
                analysis ->
                    Objects.requireNonNull(analysis.paytable()).id()
                        + ": "
                        + Method.jackpots(analysis.assumptions()))
            .distinct()
            .toList();
    return each.isEmpty() ? "the set-up has none." : String.join(" ", each);
  }

  private Html method() {
    return Html.styled(
        "div",
        "method",
        Html.anchored("h2", "method", Html.text("Assumptions and method")),
        Html.of(Method.paragraphs(edition, jackpots(), decks)));
  }

  private static Html counting(Counting counting) {
    return RulesChapter.chapter(
        "counts",
        "Card counting",
        Html.paragraph(
            counting.heading()
                + ". The effect of removing one card is exact; units per shoe are of played shoes,"
                + " with the exact value of every wager before each hand, and carry a standard"
                + " error."),
        CardCountingText.effects(counting.reports(), "Effect of removal, 0.001%")
            .table("counts")
            .html(),
        CardCountingText.printedWins(counting.reports()).table("counts").html());
  }
}
