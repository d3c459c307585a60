package io.lammer.render.paper;

import io.lammer.render.json.JsonObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A table for processing by programs: column names, then rows of typed values.
///
/// @param rows one value per column; numbers are not converted to text, and unknown values are null
public record DataTable(List<String> columns, List<List<@Nullable Object>> rows) {
  /// The data of sheets: one table per section, and `summary` with the figures from their facts.
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

  public static DataTable ofRecords(List<? extends Map<String, @Nullable Object>> records) {
    return new DataTable(
        List.copyOf(records.getFirst().keySet()),
        records.stream()
            .<List<@Nullable Object>>map(record -> new ArrayList<>(record.values()))
            .toList());
  }

  private static DataTable of(Sheet sheet) {
    var key = sheet.data().key();
    var columns = new ArrayList<>(key.keySet());
    columns.addAll(sheet.grid().names());
    var rows = new ArrayList<List<@Nullable Object>>();
    for (var cells : sheet.grid().rows()) {
      var row = new ArrayList<@Nullable Object>(key.values());
      cells.forEach(cell -> row.add(cell.value()));
      rows.add(row);
    }
    return new DataTable(columns, rows);
  }

  private static DataTable summary(Sheet sheet) {
    var figures = new JsonObject().with(sheet.data().key()).with(sheet.data().figures());
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

  public List<Map<String, @Nullable Object>> records() {
    var records = new ArrayList<Map<String, @Nullable Object>>();
    for (var row : rows) {
      var members = new JsonObject();
      for (var i = 0; i < columns.size(); i++) {
        members.put(columns.get(i), row.get(i));
      }
      records.add(members);
    }
    return records;
  }
}
