package io.lammer.report.paper;

import io.lammer.report.json.Members;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A table that programs compute with: one line of names, then rows of typed values.
///
/// @param rows a value for each column; numbers are numbers, and what is not known is null
public record DataTable(List<String> columns, List<List<@Nullable Object>> rows) {
  /// What sheets hold: a table for each section, and `summary` of what their facts say.
  static Map<String, DataTable> of(List<Sheet> sheets) {
    var tables = new LinkedHashMap<String, DataTable>();
    for (var sheet : sheets) {
      tables.merge(sheet.section(), of(sheet), DataTable::and);
    }
    for (var sheet : sheets) {
      if (!sheet.data().figures().isEmpty()) {
        tables.merge("summary", summary(sheet), DataTable::and);
      }
    }
    return tables;
  }

  private static DataTable of(Sheet sheet) {
    var key = sheet.data().key();
    var columns = new ArrayList<>(key.keySet());
    columns.addAll(sheet.data().names());
    var rows = new ArrayList<List<@Nullable Object>>();
    for (var cells : sheet.rows()) {
      var row = new ArrayList<@Nullable Object>(key.values());
      cells.forEach(cell -> row.add(cell.value()));
      rows.add(row);
    }
    return new DataTable(columns, rows);
  }

  private static DataTable summary(Sheet sheet) {
    var figures = new Members().with(sheet.data().key()).with(sheet.data().figures());
    return new DataTable(
        List.copyOf(figures.keySet()), List.of(new ArrayList<@Nullable Object>(figures.values())));
  }

  private DataTable and(DataTable other) {
    if (!columns.equals(other.columns)) {
      throw new IllegalArgumentException(
          "a table of columns %s and %s".formatted(columns, other.columns));
    }
    var all = new ArrayList<>(rows);
    all.addAll(other.rows);
    return new DataTable(columns, all);
  }

  /// As comma-separated values.
  public String csv() {
    var text = new StringBuilder(Csv.line(columns.toArray(String[]::new)));
    for (var row : rows) {
      text.append(Csv.line(row.stream().map(DataTable::plain).toArray(String[]::new)));
    }
    return text.toString();
  }

  private static String plain(@Nullable Object value) {
    return switch (value) {
      case null -> "";
      case BigDecimal number -> number.toPlainString();
      default -> value.toString();
    };
  }

  /// A map for each row.
  public List<Map<String, @Nullable Object>> records() {
    var records = new ArrayList<Map<String, @Nullable Object>>();
    for (var row : rows) {
      var members = new Members();
      for (var i = 0; i < columns.size(); i++) {
        members.put(columns.get(i), row.get(i));
      }
      records.add(members);
    }
    return records;
  }
}
