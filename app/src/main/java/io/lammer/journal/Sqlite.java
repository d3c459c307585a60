package io.lammer.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// The journals in a SQLite file, with its write-ahead log (`-wal`) beside it.
final class Sqlite implements SqlDialect {
  /// "Lamr", the application id in the file's header.
  private static final int APPLICATION = 0x4c61_6d72;

  private static final int BUSY_MILLIS = 10_000;

  /// Page cache in KiB, large enough for the random keys of many commands.
  private static final int CACHE = 64 * 1024;

  private record Setting(String name, List<String> durable) {}

  /// What makes a commit durable; `synchronous` 2 is FULL, 3 is EXTRA.
  private static final List<Setting> SETTINGS =
      List.of(
          new Setting("journal_mode", List.of("wal")),
          new Setting("synchronous", List.of("2", "3")),
          new Setting("foreign_keys", List.of("1")));

  private final Path file;
  private final Map<String, String> settings;
  private @Nullable WriteLock claim;

  /// Stays open as long as the write lock is to last, because SQLite drops that lock together with
  /// the last of its own.
  private @Nullable Connection holder;

  Sqlite(Path file) {
    this(file, Map.of());
  }

  /// Overrides the default settings, for tests.
  Sqlite(Path file, Map<String, String> settings) {
    this.file = real(file.toAbsolutePath());
    this.settings = settings;
  }

  /// Resolves links, because the files beside the database lie beside its real name.
  private static Path real(Path file) {
    try {
      return Files.exists(file) ? file.toRealPath() : file;
    } catch (IOException failed) {
      throw new StoreRefused(file + " cannot be read", failed);
    }
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public Path key() {
    return beside(".key");
  }

  @Override
  public Path secret() {
    return beside(".pepper");
  }

  @Override
  public Path seen() {
    return beside(".seen");
  }

  @Override
  public void claim() {
    lock();
    hold();
    migrations(false).migrate();
  }

  @Override
  public boolean isHeld() {
    return claim != null && claim.isInPlace();
  }

  @Override
  public void requireCurrent() {
    if (!Files.isRegularFile(file)) {
      throw new StoreRefused(file + " does not exist");
    }
    try (var connection = reading()) {
      requireOurs(connection);
    } catch (SQLException failed) {
      throw unreadable(failed);
    }
    migrations(true).requireCurrent();
  }

  @Override
  public Connection writing() throws SQLException {
    var connection = source(false).getConnection();
    try (var statement = connection.createStatement()) {
      // Without it, a sync on macOS stops at the drive's own cache.
      statement.execute("pragma fullfsync = 1");
      statement.execute("pragma checkpoint_fullfsync = 1");
      requireDurable(connection, file.toString());
      return connection;
    } catch (SQLException | StoreRefused failed) {
      connection.close();
      throw failed;
    }
  }

  @Override
  public Connection reading() throws SQLException {
    return source(true).getConnection();
  }

  @Override
  public void copy(Path to) throws SQLException {
    try (var connection = reading();
        var vacuum = connection.prepareStatement("vacuum into ?")) {
      vacuum.setString(1, to.toString());
      vacuum.execute();
    }
  }

  @Override
  public Optional<String> damage(Connection connection) throws SQLException {
    return Optional.of(pragma(connection, "integrity_check(1)"))
        .filter(found -> !found.equals("ok"));
  }

  /// The program creates no triggers or views: what they do would look like its own work.
  @Override
  public Optional<String> additions(Connection connection) throws SQLException {
    return EventQueries.query(
            connection,
            "select type || ' ' || name from sqlite_master where type in ('trigger', 'view')",
            row -> row.getString(1))
        .stream()
        .findFirst()
        .map(found -> "it has a " + found + ", which the program did not make");
  }

  @Override
  public void close() {
    try {
      if (holder != null) {
        holder.close();
      }
      if (claim != null) {
        claim.close();
      }
    } catch (IOException | SQLException failed) {
      throw new StoreFailed("the lock of " + file + " was not given back", failed);
    }
  }

  /// Merges the log into a file that no process has open. The next writer starts a new log.
  void endLog() throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      pragma(connection, "journal_mode = delete");
    }
  }

  /// Removes the log, so that it is not taken for the log of the file that replaces this one. Its
  /// content goes into the file first if the file can still be opened.
  void dropLog() throws IOException {
    if (Files.exists(file)) {
      try (var connection = source(false).getConnection()) {
        pragma(connection, "wal_checkpoint(truncate)");
      } catch (SQLException _) {
        // A damaged database is a reason to replace it.
      }
    }
    Files.deleteIfExists(beside("-wal"));
    Files.deleteIfExists(beside("-shm"));
  }

  /// Reads the settings back, because a requested setting may not be in force.
  static void requireDurable(Connection connection, String name) throws SQLException {
    for (var setting : SETTINGS) {
      var found = pragma(connection, setting.name());
      if (!setting.durable().contains(found)) {
        throw new StoreRefused(
            "%s has %s %s; expected %s, or a power cut could lose what was answered"
                .formatted(name, setting.name(), found, String.join(" or ", setting.durable())));
      }
    }
  }

  /// Refuses a non-empty file of another program.
  private void requireOurs(Connection connection) throws SQLException {
    var application = pragma(connection, "application_id");
    if (!application.equals(Integer.toString(APPLICATION))
        && !pragma(connection, "schema_version").equals("0")) {
      throw new StoreRefused(
          file + " is the database of another program (application_id " + application + ")");
    }
  }

  private StoreRefused unreadable(SQLException failed) {
    var notADatabase =
        failed instanceof SQLiteException sqlite
            && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_NOTADB;
    return new StoreRefused(
        notADatabase
            ? file + " is not a database"
            : file + " cannot be opened: " + failed.getMessage(),
        failed);
  }

  /// The first connection, which recovers what a killed process left unfinished. It changes nothing
  /// in another program's file. It marks ours before creating any table, so that a file whose
  /// creation was interrupted is still recognized.
  private void hold() {
    try {
      holder = DriverManager.getConnection("jdbc:sqlite:" + file);
      pragma(holder, "busy_timeout = " + BUSY_MILLIS);
      requireOurs(holder);
      additions(holder)
          .ifPresent(
              found -> {
                throw new StoreRefused(file + " is not as it was left: " + found);
              });
      // Each statement is closed before the next: the journal mode takes effect at the end of its
      // statement, and the log is in use, which makes the lock last, from the first read after
      // that.
      pragma(holder, "journal_mode = " + settings.getOrDefault("journal_mode", "wal"));
      if (!pragma(holder, "application_id").equals(Integer.toString(APPLICATION))) {
        try (var sign = holder.prepareStatement("pragma application_id = " + APPLICATION)) {
          sign.execute();
        }
      }
      pragma(holder, "schema_version");
      if (claim == null || !claim.renew(beside("-wal"))) {
        throw inUse();
      }
    } catch (SQLException failed) {
      throw unreadable(failed);
    } catch (IOException failed) {
      throw new StoreRefused(file + " cannot be read", failed);
    }
  }

  void lock() {
    try {
      if (!Files.exists(file)) {
        OwnerFiles.create(file);
      }
      claim = WriteLock.take(file);
      if (claim == null) {
        throw inUse();
      }
      for (var ending : List.of("", "-wal", "-shm", "-journal")) {
        OwnerFiles.keepToOwner(beside(ending));
      }
    } catch (IOException failed) {
      throw new StoreRefused(file + " cannot be locked: " + failed.getMessage(), failed);
    }
  }

  private StoreRefused inUse() {
    return new StoreRefused(file + " is being written by another process; only one may");
  }

  private Migrations migrations(boolean readOnly) {
    return new Migrations(file.toString(), source(readOnly), "sqlite");
  }

  private SQLiteDataSource source(boolean readOnly) {
    var config = new SQLiteConfig();
    config.setReadOnly(readOnly);
    config.setBusyTimeout(BUSY_MILLIS);
    if (!readOnly) {
      config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
      config.enforceForeignKeys(true);
      config.setJournalMode(SQLiteConfig.JournalMode.WAL);
      config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    }
    var properties = config.toProperties();
    if (!readOnly) {
      properties.setProperty("cache_size", Integer.toString(-CACHE));
      settings.forEach(properties::setProperty);
    }
    var source = new SQLiteDataSource(new SQLiteConfig(properties));
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }

  private Path beside(String ending) {
    return Path.of(file + ending);
  }

  private static String pragma(Connection connection, String name) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery("pragma " + name)) {
      return row.getString(1);
    }
  }
}
