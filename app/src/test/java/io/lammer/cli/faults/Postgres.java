package io.lammer.cli.faults;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A PostgreSQL server that syncs what it commits. It can be crashed, and be the standby of
/// another.
final class Postgres {
  private static final String HOUSE = "house";
  private static final String SETTINGS =
      """
      fsync = on
      synchronous_commit = on
      full_page_writes = on
      listen_addresses = '127.0.0.1'
      unix_socket_directories = ''
      max_connections = 80
      shared_buffers = 32MB
      min_wal_size = 32MB
      max_wal_size = 64MB
      wal_keep_size = 64MB
      """;

  private final Path binaries;
  private final Disk disk;
  private final Path data;
  private final Path log;
  private final int port;
  private @Nullable Running running;

  /// @param binaries the folder of its programs
  Postgres(Path binaries, Disk disk, Path log) throws IOException {
    this.binaries = binaries;
    this.disk = disk;
    this.data = disk.folder().resolve("data");
    this.log = log;
    this.port = Running.freePort();
  }

  /// Puts an empty house onto a disk; gives the folder that holds the programs of PostgreSQL.
  static Path install(Disk disk) throws IOException, SQLException {
    var data = disk.folder().resolve("data");
    try (var first =
            EmbeddedPostgres.builder().setDataDirectory(data).setCleanDataDirectory(false).start();
        var connection = first.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + HOUSE);
      Files.writeString(
          data.resolve("postgresql.conf"), "\n" + SETTINGS, StandardOpenOption.APPEND);
      try (var row =
          statement.executeQuery("select setting from pg_config() where name = 'BINDIR'")) {
        row.next();
        return Path.of(row.getString(1));
      }
    }
  }

  int port() {
    return port;
  }

  Disk disk() {
    return disk;
  }

  Connection connect() throws SQLException {
    return DriverManager.getConnection(
        "jdbc:postgresql://127.0.0.1:%d/%s?connectTimeout=5".formatted(port, HOUSE),
        "postgres",
        "");
  }

  private void sql(String... statements) throws SQLException {
    try (var connection = connect();
        var statement = connection.createStatement()) {
      for (var sql : statements) {
        statement.execute(sql);
      }
    }
  }

  /// Starts it, as whoever looks after it would, until it answers.
  void start() throws Exception {
    Deadline.await(
        "PostgreSQL to answer; its log is " + log,
        () -> {
          if (running == null || !running.isAlive()) {
            running = Running.start(log, command());
          }
          return answers();
        });
  }

  private boolean answers() {
    try {
      sql("select 1");
      return true;
    } catch (SQLException _) {
      return false;
    }
  }

  private List<String> command() {
    var command = new ArrayList<String>();
    if (LinuxUtils.isUnshareAvailable()) { // it refuses to be run by root
      command.addAll(List.of("unshare", "-U"));
    }
    var program = binaries.resolve("postgres").toString();
    command.addAll(List.of(program, "-D", data.toString(), "-p", String.valueOf(port)));
    return command;
  }

  boolean isRunning() {
    return running != null && running.isAlive();
  }

  /// @param signal `INT` to end its sessions and write down what it has, `QUIT` to end at once
  void end(String signal) throws IOException, InterruptedException {
    if (running != null) {
      running.end(signal);
    }
  }

  /// Becomes the synchronous standby of another: from then on nothing is committed there that is
  /// not here.
  void follow(Postgres primary) throws Exception {
    Disk.remove(data);
    try (var connection = primary.connect();
        var statement = connection.createStatement()) {
      statement.execute("select pg_backup_start('standby', true)");
      copy(primary.data, data);
      try (var label = statement.executeQuery("select labelfile from pg_backup_stop(false)")) {
        label.next();
        Files.writeString(data.resolve("backup_label"), label.getString(1));
      }
    }
    Files.createFile(data.resolve("standby.signal"));
    Files.writeString(
        data.resolve("postgresql.auto.conf"),
        "primary_conninfo = 'host=127.0.0.1 port=%d user=postgres application_name=standby'%n"
            .formatted(primary.port));
    start();
    primary.sql(
        "alter system set synchronous_standby_names = 'standby'", "select pg_reload_conf()");
    Deadline.await("the standby to follow", primary::isFollowed);
  }

  /// Waits for no standby any more.
  void dropStandby() throws SQLException {
    sql("alter system set synchronous_standby_names = ''", "select pg_reload_conf()");
  }

  private boolean isFollowed() throws SQLException {
    try (var connection = connect();
        var statement = connection.createStatement();
        var states =
            statement.executeQuery("select 1 from pg_stat_replication where sync_state = 'sync'")) {
      return states.next();
    }
  }

  /// What a base backup takes: everything but the log, which is sent from the primary, and what
  /// says that it runs.
  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            Files.createDirectory(
                to.resolve(from.relativize(folder).toString()),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            return folder.equals(from.resolve("pg_wal"))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (!file.getFileName().toString().startsWith("postmaster.")) {
              try {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
              } catch (NoSuchFileException _) {
                // It was a temporary one.
              }
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failed) throws IOException {
            if (failed instanceof NoSuchFileException) {
              return FileVisitResult.CONTINUE;
            }
            throw failed;
          }
        });
  }

  /// From a standby to the primary.
  void promote() throws SQLException {
    sql("select pg_promote(true, 60)");
  }
}
