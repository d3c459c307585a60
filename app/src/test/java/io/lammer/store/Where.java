package io.lammer.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/// Where a test keeps its house: in the file it names or, where the build says so
/// (`lammer.vendor=postgresql`), in a database of its own on a real server.
public final class Where {
  private static final boolean POSTGRES = "postgresql".equals(System.getProperty("lammer.vendor"));

  private Where() {}

  /// Started when the first test asks for it; it ends with the tests. What it syncs goes to memory
  /// where there is such a disk: these tests are about rows, not about power cuts.
  static final class Server {
    static final EmbeddedPostgres POSTGRES = start();

    private Server() {}

    private static EmbeddedPostgres start() {
      var memory = Path.of("/dev/shm");
      var builder =
          EmbeddedPostgres.builder()
              .setServerConfig("fsync", "on")
              .setServerConfig("synchronous_commit", "on")
              .setServerConfig("full_page_writes", "on");
      try {
        if (Files.isWritable(memory)) {
          builder.setDataDirectory(Files.createTempDirectory(memory, "lammer"));
        }
        return builder.start();
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
    }
  }

  public static HouseAddress at(Path file) {
    return POSTGRES ? onServer(file) : HouseAddress.of(file);
  }

  /// Past the store.
  static Connection connect(HouseAddress house) throws SQLException {
    return house.file().isPresent()
        ? DriverManager.getConnection("jdbc:sqlite:" + house)
        : ((Postgres) house.vendor()).connect();
  }

  /// Past the store.
  public static void sql(HouseAddress house, String... statements) throws SQLException {
    try (var connection = connect(house);
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    }
  }

  /// A schema that belongs to the file's name.
  public static HouseAddress onServer(Path file, String... settings) {
    var name = "house" + Hash.of(file.toAbsolutePath().toString()).toString().substring(0, 16);
    try (var connection = Server.POSTGRES.getPostgresDatabase().getConnection();
        var create = connection.createStatement()) {
      create.execute("create schema if not exists " + name);
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
    return HouseAddress.of(
        "postgresql://postgres@localhost:%d/postgres?currentSchema=%s&files=%s&%s"
            .formatted(
                Server.POSTGRES.getPort(),
                name,
                file.toAbsolutePath(),
                String.join("&", settings)));
  }
}
