package io.lammer.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/// Backup and restore of a database. The house's signing key is not included in backups.
public final class Backup {
  private Backup() {}

  /// Backs up what is committed now while the writer keeps running. The backup is verified before
  /// it gets its final name, and never replaces a file.
  public static VerifyResult.Sound make(Database database, Path to) {
    if (Files.exists(to)) {
      throw new StoreRefused(to + " exists already; a backup replaces nothing");
    }
    var aside = aside(to);
    try {
      Files.deleteIfExists(aside);
      OwnerFiles.create(aside);
      database.vendor().copy(aside);
      var sound = requireSound(aside, to.toString());
      OwnerFiles.settle(aside, to);
      return sound;
    } catch (IOException | SQLException failed) {
      throw new StoreFailed("no backup was made in " + to, failed);
    } finally {
      deleteQuietly(aside);
    }
  }

  /// Verifies a backup and puts it in place of a database that no process has open.
  public static VerifyResult.Sound restore(Path backup, Path to, boolean replace) {
    if (Files.exists(to) && !replace) {
      throw new StoreRefused(to + " exists already; say that it may be replaced");
    }
    requireWhole(backup);
    var aside = aside(to);
    var place = new Sqlite(to);
    try (place) {
      if (Files.exists(to)) {
        place.lock();
      }
      Files.deleteIfExists(aside);
      OwnerFiles.create(aside);
      try (var out = Files.newOutputStream(aside)) {
        Files.copy(backup, out);
      }
      var sound = requireSound(aside, backup.toString());
      place.dropLog();
      OwnerFiles.settle(aside, to);
      LastSeen.replace(HouseAddress.of(to).beside(".seen"));
      Witness.replace(HouseAddress.of(to));
      return sound;
    } catch (IOException failed) {
      throw new StoreFailed("nothing was restored to " + to, failed);
    } finally {
      deleteQuietly(aside);
    }
  }

  /// A database file with a log beside it is incomplete.
  private static void requireWhole(Path backup) {
    try {
      var log = Path.of(backup + "-wal");
      if (Files.exists(log) && Files.size(log) > 0) {
        throw new StoreRefused(backup + " has a log beside it: it is in use, or was not closed");
      }
    } catch (IOException failed) {
      throw new StoreFailed(backup + " cannot be read", failed);
    }
  }

  private static VerifyResult.Sound requireSound(Path copy, String name) {
    try (var database = Database.read(copy)) {
      return switch (new Verify(database).full(VerifyListener.NONE)) {
        case VerifyResult.Sound sound -> sound;
        case VerifyResult.Broken(var sentence) ->
            throw new StoreRefused(name + " is no good: " + sentence);
      };
    }
  }

  private static Path aside(Path file) {
    return Path.of(file.toAbsolutePath() + ".new");
  }

  private static void deleteQuietly(Path aside) {
    try {
      for (var ending : List.of("", "-wal", "-shm")) {
        Files.deleteIfExists(Path.of(aside + ending));
      }
    } catch (IOException _) {
      // A leftover file has a name that nothing else uses.
    }
  }
}
