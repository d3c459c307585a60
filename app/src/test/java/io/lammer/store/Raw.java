package io.lammer.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/// Changes a database behind the store's back.
final class Raw {
  private Raw() {}

  static void sql(Path file, String... statements) {
    try (var connection = open(file);
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  interface Step {
    void run() throws Exception;
  }

  /// Does something while statements are not committed.
  static void during(Path file, Step step, String... statements) throws Exception {
    try (var connection = open(file);
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
      step.run();
    }
  }

  static String text(Path file, String query) {
    try (var connection = open(file);
        var statement = connection.createStatement();
        var rows = statement.executeQuery(query)) {
      return String.valueOf(rows.getString(1));
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private static Connection open(Path file) throws SQLException {
    return Where.connect(Where.at(file));
  }
}
