package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.Protection.WagerReport;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.Page;
import io.lammer.report.paper.Paper;
import io.lammer.rules.Edition;
import io.lammer.sim.Simulated;
import io.lammer.tables.Layout;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A math report of an edition, of the kind that is filed with a laboratory or a regulator.
///
/// @param imprint who answers for it, and the program
/// @param layout the table whose set-up is reported, or null for the edition as it stands
/// @param counting null where card counting is left out
/// @param play null where it is left out
/// @param decks the shoes that were analyzed
/// @param command the command line that writes this report
/// @param again the command lines that compute a section again
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
    implements Paper {

  /// Who answers for a report, and which program wrote it.
  ///
  /// @param program the program and its version
  /// @param sha256 of the program's files, as the journals of a server have it
  /// @param author null where it is left to be written by hand, like the others
  /// @param number of the document
  /// @param history what each revision changed, the first first
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

  /// A revision of the document.
  public record Change(String revision, LocalDate date, String text) {}

  /// Play beside the exact odds.
  ///
  /// @param again the command line that plays the same
  public record Play(Simulated run, String again) {}

  /// A run of card counting that a report holds.
  ///
  /// @param heading what was played
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
    return Page.of(
        title(),
        edition.id() + ", " + program() + ", " + date,
        "Lammer mathematical report",
        Html.of(
            new FrontHtml(this, sections, contents(sections)).html(),
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
            counting == null ? Html.NOTHING : CountsHtml.of(counting)));
  }

  /// Custom paytables come first.
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

  /// A place that contents and bookmarks lead to.
  private record PlaceName(String anchor, String name, String title) {}

  private List<PlaceName> places(List<Section> sections) {
    var places = new ArrayList<PlaceName>();
    places.add(new PlaceName("about", "About this report", ""));
    places.add(new PlaceName("summary", "Summary of all wagers", ""));
    sections.forEach(it -> places.add(new PlaceName(it.anchor(), it.id(), it.title())));
    chapters().forEach((anchor, name) -> places.add(new PlaceName(anchor, name, "")));
    return places;
  }

  /// The chapters after the sections, by their anchors.
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

  /// Pays and limits are the same for every shoe, and those of a line with odds are of its parts.
  private List<Analysis> ofFirstShoe(List<Section> sections) {
    return sections.stream()
        .flatMap(section -> section.shown().stream())
        .filter(shown -> shown.decks() == null || shown.decks().equals(decks.getFirst()))
        .filter(shown -> shown.stakes().isOneUnit())
        .toList();
  }

  /// Two columns of links; the page numbers come with the paper.
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
}
