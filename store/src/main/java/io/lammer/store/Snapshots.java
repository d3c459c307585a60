package io.lammer.store;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Saved states, so that a long journal need not be replayed from its beginning. They are a
/// convenience: one that is missing, of another version or damaged is as good as none.
public final class Snapshots {
  private final Database database;

  Snapshots(Database database) {
    this.database = database;
  }

  /// Replaces an older snapshot of the same journal and version.
  public CompletableFuture<Snapshot> save(Snapshot snapshot) {
    return database.writer().put(new Job<>(group -> group.appender().snapshot(snapshot)));
  }

  /// The newest one of this version that fits its journal.
  public Optional<Snapshot> load(String journal, int version) {
    return database
        .read(
            connection ->
                Rows.query(
                    connection,
                    """
                    select s.number, s.body, s.hash, e.hash
                    from snapshots s
                    join journals j on j.id = s.journal
                    join events e on e.journal = s.journal and e.number = s.number
                    where j.name = ? and s.version = ?
                    """,
                    row -> {
                      var body = row.getString(2);
                      var hash = new Chain().snapshot(Rows.hash(row, 4), version, body);
                      return hash.equals(Rows.hash(row, 3))
                          ? Optional.of(new Snapshot(journal, row.getLong(1), version, body))
                          : Optional.<Snapshot>empty();
                    },
                    journal,
                    version))
        .stream()
        .findFirst()
        .flatMap(found -> found);
  }
}
