package io.lammer.render.math;

import io.lammer.render.paper.Html;
import io.lammer.render.paper.HtmlTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Converts the Markdown subset of the project's documents to HTML: paragraphs, tables, bold,
/// italics, code and links.
final class Markdown {
  private Markdown() {}

  static Html paragraph(String text) {
    return text.startsWith("|") ? table(text) : Html.element("p", inline(text.replace('\n', ' ')));
  }

  private static Html table(String text) {
    var lines = text.lines().map(Markdown::cells).toList();
    var table = new HtmlTable("quoted", lines.getFirst());
    for (var cells : lines.subList(2, lines.size())) {
      table.markup("", cells.stream().map(Markdown::inline).toList());
    }
    return table.html();
  }

  private static List<String> cells(String line) {
    var cells = new ArrayList<>(Arrays.asList(line.split("\\|", -1)));
    return cells.subList(1, cells.size() - 1).stream().map(String::strip).toList();
  }

  private static Html inline(String text) {
    return new Html(
        Html.escape(text)
            .replaceAll("\\*\\*([^*]+)\\*\\*", "<strong>$1</strong>")
            .replaceAll("\\*([^*]+)\\*", "<em>$1</em>")
            .replaceAll("`([^`]+)`", "<code>$1</code>")
            .replaceAll("\\[([^]]+)\\]\\([^)]+\\)", "$1"));
  }
}
