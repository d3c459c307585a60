package io.lammer.cli.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The servers of a house, and two places for PostgreSQL, of which one holds it.
final class Cluster {
  private final List<Postgres> databases = new ArrayList<>();
  private final List<Server> servers = new ArrayList<>();
  private int primary;
  private int restarts;

  Cluster(Path folder, int servers) throws Exception {
    var disk = Disk.make(folder.resolve("disk0"));
    var binaries = Postgres.install(disk);
    for (var place : List.of(disk, Disk.make(folder.resolve("disk1")))) {
      var log = folder.resolve("postgres%d.log".formatted(databases.size()));
      databases.add(new Postgres(binaries, place, log));
    }
    primary().start();
    for (var i = 0; i < servers; i++) {
      this.servers.add(new Server("server" + i, folder, databases));
    }
  }

  /// The first makes the house, the others come when it is there.
  void start() throws Exception {
    var first = servers.getFirst();
    first.start();
    awaitReady(first);
    for (var other : servers.subList(1, servers.size())) {
      other.takeFilesFrom(first);
      other.start();
    }
    for (var server : servers) {
      awaitReady(server);
    }
  }

  void awaitReady(Server server) throws Exception {
    Deadline.await(
        server + " to be ready",
        () -> {
          tend();
          return server.isReady();
        });
  }

  /// Starts again what has ended by itself, as whoever looks after processes does.
  void tend() throws Exception {
    if (!primary().isRunning()) {
      primary().start();
    }
    for (var server : servers) {
      if (server.hasEnded()) {
        restarts++;
        server.start();
      }
    }
  }

  /// How often a server that had ended was started again.
  int restarts() {
    return restarts;
  }

  List<Server> servers() {
    return servers;
  }

  Postgres primary() {
    return databases.get(primary);
  }

  Connection connect() throws SQLException {
    return primary().connect();
  }

  /// Whoever has the lease now.
  private Optional<Server> writer() throws SQLException {
    try (var connection = connect();
        var statement = connection.createStatement();
        var row =
            statement.executeQuery("select holder from lease where ends > clock_timestamp()")) {
      if (!row.next()) {
        return Optional.empty();
      }
      var holder = row.getString(1);
      return servers.stream()
          .filter(
              server ->
                  holder.startsWith(server.running().pid() + " ")
                      || holder.contains(":" + server.port()))
          .findFirst();
    }
  }

  Server awaitWriter() throws Exception {
    var deadline = Deadline.of("a server to hold the lease");
    for (var found = writer(); ; found = writer()) {
      if (found.isPresent()) {
        return found.get();
      }
      deadline.pause();
    }
  }

  /// How often the lease was taken.
  long epoch() throws SQLException {
    try (var connection = connect();
        var statement = connection.createStatement();
        var row = statement.executeQuery("select epoch from lease")) {
      row.next();
      return row.getLong(1);
    }
  }

  /// The other place gets a copy that is written with the first.
  void makeStandby() throws Exception {
    databases.get(1 - primary).follow(primary());
  }

  /// The primary is lost; its standby has to take its place.
  void losePrimary() throws IOException, InterruptedException {
    primary().end("QUIT");
    primary = 1 - primary;
  }

  /// The standby is promoted before the old primary was fenced: there are two.
  void promoteBeside() throws SQLException {
    databases.get(1 - primary).promote();
    primary = 1 - primary;
  }

  /// The old primary is stopped for good.
  void fence() throws IOException, InterruptedException {
    databases.get(1 - primary).end("QUIT");
  }

  void slow(Duration time) {
    servers.forEach(server -> server.slowDatabase(time));
  }

  /// Cuts every line by which servers reach each other, or mends them.
  void refusePeers(boolean refuse) {
    servers.forEach(server -> server.refusePeers(refuse));
  }

  void holdPeers(boolean hold) {
    servers.forEach(server -> server.holdPeers(hold));
  }

  /// Servers that do not reach the writer say so, and a proxy sends nobody there.
  void awaitFollowersDown() throws Exception {
    Deadline.await(
        "the followers to be down, and the writer to be up",
        () -> {
          var writer = writer().orElse(null);
          return writer != null
              && servers.stream().allMatch(server -> server.isUp() == server.equals(writer));
        });
  }

  /// What the first server printed before it was ready.
  String said() throws Exception {
    var log = servers.getFirst().log();
    Deadline.await("the first server's word", () -> Files.readString(log).contains("ready at "));
    return Files.readString(log);
  }

  void close() throws IOException, InterruptedException {
    for (var server : servers) {
      server.close();
    }
    for (var database : databases) {
      database.end("QUIT");
      database.disk().close();
    }
  }
}
