package io.lammer.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/// Changes a database behind the store's back.
public final class Raw {
  private Raw() {}

  static void sql(Path file, String... statements) {
    sql(HouseAddress.of(file), statements);
  }

  public static void sql(HouseAddress house, String... statements) {
    try (var connection = open(house);
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
    try (var connection = open(HouseAddress.of(file));
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
      step.run();
    }
  }

  static String text(Path file, String query) {
    return text(HouseAddress.of(file), query);
  }

  /// The first value that a query finds.
  public static String text(HouseAddress house, String query) {
    try (var connection = open(house);
        var statement = connection.createStatement();
        var rows = statement.executeQuery(query)) {
      if (house.file().isEmpty()) {
        rows.next();
      }
      return String.valueOf(rows.getString(1));
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  public static Connection open(HouseAddress house) throws SQLException {
    return house.file().isPresent()
        ? DriverManager.getConnection("jdbc:sqlite:" + house)
        : ((Postgres) house.vendor()).connect();
  }
}
