package io.lammer.report.math;

import io.lammer.odds.Analysis;
import io.lammer.report.paper.Html;
import io.lammer.report.paper.Page;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Analyses as one page for a browser.
public final class AnalysisHtml {
  private AnalysisHtml() {}

  /// A summary and a section for every paytable.
  public static String of(List<Analysis> analyses, Command command) {
    var sections = Section.of(analyses);
    return Page.of(
        "Exact odds",
        "Exact odds",
        "Lammer mathematical report",
        Html.of(
            Html.element("h1", "Exact odds"),
            Summary.of(sections),
            Html.of(
                sections.stream()
                    .map(section -> section.html(command.of(section.edition(), idOf(section))))
                    .toList())));
  }

  static @Nullable String idOf(Section section) {
    return section.paytable() == null ? null : section.paytable().id();
  }

  /// The command that gives a section's figures again; without a paytable those of the main wagers.
  @FunctionalInterface
  public interface Command {
    String of(String edition, @Nullable String paytable);
  }
}
