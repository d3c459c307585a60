package io.lammer.render.paper;

import java.util.ArrayList;
import java.util.List;

/// An HTML table: like a [TextTable], but with markup in cells and highlighted rows.
public final class HtmlTable {
  private final List<String> headings;
  private final List<Html> rows = new ArrayList<>();
  private final String style;
  private Html groups = Html.NOTHING;

  /// @param style a class for the style sheet
  /// @param columns the headings; a leading `>` right-aligns the column
  public HtmlTable(String style, List<String> columns) {
    this.style = style;
    this.headings = List.copyOf(columns);
  }

  public HtmlTable(String style, String... columns) {
    this(style, List.of(columns));
  }

  /// Adds a line above the headings. The names start after the first column, and each spans this
  /// many columns.
  public void group(List<String> names, int columns) {
    var cells = new StringBuilder("<th class=\"none\"></th>");
    for (var name : names) {
      cells
          .append("<th class=\"group\" colspan=\"%d\">".formatted(columns))
          .append(Html.escape(name))
          .append("</th>");
    }
    groups = new Html("<tr>" + cells + "</tr>\n");
  }

  public void row(String... cells) {
    row("", List.of(cells));
  }

  /// @param rowStyle a class for the style sheet, or empty
  public void row(String rowStyle, List<String> cells) {
    markup(rowStyle, cells.stream().map(Html::text).toList());
  }

  public void markup(String rowStyle, List<Html> cells) {
    if (cells.size() != headings.size()) {
      throw new IllegalArgumentException(
          cells.size() + " cells in a table of " + headings.size() + " columns");
    }
    var line = new StringBuilder();
    for (var i = 0; i < cells.size(); i++) {
      line.append(cell("td", i, cells.get(i)));
    }
    rows.add(
        new Html(
            (rowStyle.isEmpty() ? "<tr>" : "<tr class=\"" + rowStyle + "\">") + line + "</tr>\n"));
  }

  public Html html() {
    var head = new StringBuilder();
    for (var i = 0; i < headings.size(); i++) {
      head.append(cell("th", i, Html.text(headings.get(i).replaceFirst("^>", ""))));
    }
    return Html.styled(
        "table",
        style,
        new Html("\n<thead>\n" + groups.markup() + "<tr>" + head + "</tr>\n</thead>\n"),
        Html.element("tbody", new Html("\n"), Html.of(rows)));
  }

  private String cell(String name, int column, Html content) {
    var start =
        headings.get(column).startsWith(">") ? "<" + name + " class=\"right\">" : "<" + name + ">";
    return start + content.markup() + "</" + name + ">";
  }
}
