package io.lammer.render.math;

import io.lammer.odds.Analysis;
import io.lammer.render.paper.Html;
import io.lammer.rules.Paytable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The section of a report for one paytable, or for the main wagers of an edition.
///
/// @param paytable null for the main wagers
/// @param analyses the wagers in every reported state and shoe size
record Section(String edition, @Nullable Paytable paytable, List<Analysis> analyses) {
  private static final int LIST_FROM = 20;

  static List<Section> of(List<Analysis> analyses) {
    record Key(String edition, @Nullable Paytable paytable) {}
    var sections = new LinkedHashMap<Key, List<Analysis>>();
    for (var analysis : analyses) {
      sections
          .computeIfAbsent(new Key(analysis.edition(), analysis.paytable()), _ -> new ArrayList<>())
          .add(analysis);
    }
    return sections.entrySet().stream()
        .map(
            entry ->
                new Section(entry.getKey().edition(), entry.getKey().paytable(), entry.getValue()))
        .toList();
  }

  String id() {
    return paytable == null ? "Main wagers" : paytable.id();
  }

  String anchor() {
    return edition + "-" + id();
  }

  String title() {
    return paytable == null ? "" : RulesHtml.title(paytable);
  }

  /// The analyses to show in full. For Fightback wagers these are only the totals over all states.
  List<Analysis> shown() {
    return hasStates()
        ? analyses.stream().filter(analysis -> isAnyState(analysis)).toList()
        : analyses;
  }

  /// The style class that controls page breaks: two short sections share a page, and a longer one
  /// starts its own, in smaller type if needed.
  private String style() {
    if (isLong()) {
      return "section";
    }
    var first = shown().getFirst();
    if (shown().size() == 1 && first.counts().rows().size() == 1) {
      return "section dense";
    }
    return shown().size() > 1 || first.envyCost().signum() > 0
        ? "section whole dense"
        : "section whole";
  }

  /// True for the wagers of a whole craps table, which are listed one per line.
  private boolean isLong() {
    return paytable == null && analyses.size() > LIST_FROM;
  }

  private boolean hasStates() {
    return paytable != null && analyses.size() > 1 && paytable.family().isFollowUp();
  }

  private static boolean isAnyState(Analysis analysis) {
    return Objects.equals(analysis.condition(), "any win");
  }

  boolean isDoubtful() {
    return !doubts().isEmpty()
        || (paytable != null && (paytable.mark() != null || !paytable.suspects().isEmpty()));
  }

  private List<String> doubts() {
    return analyses.stream()
        .flatMap(
            analysis ->
                analysis.doubt().stream().map(doubt -> OddsHtml.name(analysis) + ": " + doubt))
        .toList();
  }

  /// True for a custom paytable, the main subject of the report.
  boolean isCustom() {
    return paytable != null && paytable.standing() == Paytable.Standing.CUSTOM;
  }

  boolean isPrinted() {
    return paytable == null || paytable.isPrinted();
  }

  String standing() {
    return paytable == null ? "" : paytable.standing().said();
  }

  String remark() {
    return RulesHtml.remark(paytable, doubts());
  }

  /// @param command the command line that recomputes these figures
  Html html(String command) {
    return Html.styled(
        "div",
        style(),
        Html.anchored(
            "h2",
            anchor(),
            Html.text(id()),
            title().isEmpty() ? Html.NOTHING : Html.styled("span", "title", title())),
        RulesHtml.warnings(paytable, doubts()),
        paytable == null
            ? Html.NOTHING
            : RulesHtml.rules(paytable, analyses.getFirst().decks() != null),
        isLong()
            ? OddsHtml.list(shown())
            : Html.of(
                OddsHtml.combinations(shown()),
                OddsHtml.shoes(shown()),
                hasStates() ? OddsHtml.states(analyses) : Html.NOTHING,
                OddsHtml.results(shown())),
        EnvyHtml.of(shown()),
        Html.of(shown().stream().map(Section::jackpot).toList()),
        Html.styled(
            "p",
            "reproduce",
            paytable == null
                ? Html.NOTHING
                : Html.of(Html.text("SHA-256 "), Html.code(paytable.hash()), new Html("<br/>")),
            Html.text("Reproduce with "),
            Html.code(command)));
  }

  private static Html jackpot(Analysis analysis) {
    return analysis
        .jackpot()
        .map(odds -> new JackpotHtml(analysis, odds).html())
        .orElse(Html.NOTHING);
  }
}
