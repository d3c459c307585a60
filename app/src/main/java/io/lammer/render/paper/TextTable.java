package io.lammer.render.paper;

import java.util.ArrayList;
import java.util.List;

/// A plain text table. Columns are as wide as their widest cell, numbers are right-aligned, and
/// empty columns are left out.
public final class TextTable {
  private final List<List<String>> rows = new ArrayList<>();
  private final List<Boolean> right;

  /// @param columns the headings; a leading `>` right-aligns the column
  public TextTable(String... columns) {
    right = List.of(columns).stream().map(column -> column.startsWith(">")).toList();
    rows.add(
        List.of(columns).stream()
            .map(column -> column.startsWith(">") ? column.substring(1) : column)
            .toList());
  }

  public void row(String... cells) {
    if (cells.length != right.size()) {
      throw new IllegalArgumentException(
          cells.length + " cells in a table of " + right.size() + " columns");
    }
    rows.add(List.of(cells));
  }

  public String text(AnsiStyle ink) {
    var text = new StringBuilder();
    for (var i = 0; i < rows.size(); i++) {
      var line = line(rows.get(i));
      text.append(i == 0 ? ink.strong(line) : line).append('\n');
    }
    return text.toString();
  }

  private String line(List<String> cells) {
    var line = new StringBuilder();
    for (var i = 0; i < cells.size(); i++) {
      if (isEmpty(i)) {
        continue;
      }
      var cell = cells.get(i);
      var padding = " ".repeat(width(i) - cell.length());
      line.append(right.get(i) ? padding + cell : cell + padding).append("  ");
    }
    return line.toString().stripTrailing();
  }

  private boolean isEmpty(int column) {
    return rows.stream().skip(1).allMatch(row -> row.get(column).isEmpty());
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
