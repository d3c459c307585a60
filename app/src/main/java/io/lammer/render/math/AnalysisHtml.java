package io.lammer.render.math;

import io.lammer.odds.Analysis;
import io.lammer.render.paper.Html;
import io.lammer.render.paper.XhtmlPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Analyses as a single HTML page.
public final class AnalysisHtml {
  private AnalysisHtml() {}

  public static String of(List<Analysis> analyses, Command command) {
    var sections = Section.of(analyses);
    return XhtmlPage.of(
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

  /// Builds the command that reproduces a section. A null paytable means the section of the main
  /// wagers.
  @FunctionalInterface
  public interface Command {
    String of(String edition, @Nullable String paytable);
  }
}
