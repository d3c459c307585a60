package io.lammer.journal;

import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationState;

/// The migrations of the database schema.
final class Migrations {
  /// Flyway logs every step; only its warnings are wanted.
  private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

  static {
    FLYWAY.setLevel(Level.WARNING);
  }

  private final String database;
  private final Flyway flyway;

  /// @param database its name in messages
  /// @param vendor folder of its migrations
  Migrations(String database, DataSource source, String vendor) {
    this.database = database;
    this.flyway =
        Flyway.configure().dataSource(source).locations("classpath:db/migration/" + vendor).load();
  }

  /// Migrates the schema to this program's version.
  void migrate() {
    requireNotNewer();
    guarded(flyway::migrate);
  }

  /// Refuses a schema of another version than the program's.
  void requireCurrent() {
    requireNotNewer();
    if (guarded(() -> flyway.info().pending().length) > 0) {
      throw new StoreRefused(database + " is of an older version; open it for writing first");
    }
  }

  private void requireNotNewer() {
    for (var migration : guarded(() -> flyway.info().applied())) {
      if (migration.getState() == MigrationState.FUTURE_SUCCESS
          || migration.getState() == MigrationState.FUTURE_FAILED) {
        throw new StoreRefused(
            "%s was written by a newer program (schema %s); this one would not understand it"
                .formatted(database, migration.getVersion()));
      }
    }
  }

  private <T> T guarded(Supplier<T> work) {
    try {
      return work.get();
    } catch (FlywayException failed) {
      throw new StoreRefused(
          database + " has a schema that is not the program's: " + failed.getMessage(), failed);
    }
  }
}
