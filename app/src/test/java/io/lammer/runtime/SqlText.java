package io.lammer.runtime;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A SQLite database as statements that make it again, one a line.
final class SqlText {
  private SqlText() {}

  /// Writes the golden text of a closed house: `SqlText HOUSE.db GOLDEN.sql`.
  static void main(String[] files) throws Exception {
    Files.writeString(Path.of(files[1]), of(Path.of(files[0])));
  }

  static String of(Path file) throws SQLException {
    try (var connection = connect(file)) {
      var lines = new ArrayList<String>();
      for (var setting : List.of("application_id", "user_version")) {
        lines.add(
            "pragma " + setting + " = " + strings(connection, "pragma " + setting).getFirst());
      }
      var tables =
          "from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name";
      for (var create : strings(connection, "select sql " + tables)) {
        lines.add(create.replaceAll("--[^\\n]*", "").replaceAll("\\s+", " "));
      }
      for (var table : strings(connection, "select name " + tables)) {
        lines.addAll(rows(connection, table));
      }
      lines.addAll(
          strings(
              connection,
              "select sql from sqlite_master where type = 'index' and sql is not null"));
      return lines.stream().map(line -> line + ";\n").collect(Collectors.joining());
    }
  }

  private static List<String> rows(Connection connection, String table) throws SQLException {
    var columns = strings(connection, "select name from pragma_table_info('" + table + "')");
    var values =
        columns.stream()
            .map(column -> "quote(\"" + column + "\")")
            .collect(Collectors.joining(" || ',' || "));
    return strings(connection, "select " + values + " from \"" + table + "\" order by 1").stream()
        .map(row -> "insert into \"" + table + "\" values (" + row + ")")
        .toList();
  }

  private static List<String> strings(Connection connection, String query) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet found = statement.executeQuery(query)) {
      var strings = new ArrayList<String>();
      while (found.next()) {
        strings.add(found.getString(1));
      }
      return strings;
    }
  }

  /// Makes the database, in the mode in which the store keeps it.
  static void load(String text, Path file) throws SQLException {
    try (var connection = connect(file);
        var statement = connection.createStatement()) {
      statement.execute("pragma journal_mode = wal");
      statement.execute("begin");
      for (var line : text.split(";\n")) {
        statement.execute(line);
      }
      statement.execute("commit");
    }
  }

  private static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }
}
