package io.lammer.journal;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// Snapshots of states, so that long journals need not be replayed from the beginning. They are a
/// cache: one that is missing, damaged or of another version is ignored. Each is signed by the
/// house, because a start from a snapshot trusts it entirely.
public final class Snapshots {
  private final Database database;

  Snapshots(Database database) {
    this.database = database;
  }

  /// A row of the table; `hash` covers the body and the hash of the event it follows.
  private record Stored(
      long number, String body, Hash hash, @Nullable String signature, Hash event) {}

  /// Replaces an older snapshot of the same journal and version. Refuses without the house's key.
  public CompletableFuture<Snapshot> save(Snapshot snapshot) {
    var event = database.journals().event(snapshot.journal(), snapshot.number());
    if (event.isEmpty()) {
      throw new IllegalArgumentException(
          "journal \"%s\" has no event %d to snapshot"
              .formatted(snapshot.journal(), snapshot.number()));
    }
    var hash = new HashChain().snapshot(event.get().hash(), snapshot.version(), snapshot.body());
    var signature = database.seals().key().sign(signed(hash));
    return database
        .writer()
        .put(new WriterJob<>(group -> group.appender().snapshot(snapshot, hash, signature)));
  }

  /// The newest snapshot of this version that matches its journal; the signature is not checked.
  public Optional<Snapshot> load(String journal, int version) {
    return stored(journal, version).map(found -> snapshot(journal, version, found));
  }

  /// Like `load`, but only if the key beside the database signed the snapshot.
  public Optional<Snapshot> signed(String journal, int version) {
    var key = HouseKey.publicIn(database.vendor().key());
    return stored(journal, version)
        .filter(
            found ->
                key.isPresent()
                    && found.signature() != null
                    && HouseKey.verifies(key.get(), signed(found.hash()), found.signature()))
        .map(found -> snapshot(journal, version, found));
  }

  /// The text to sign, which differs from that of any seal.
  private static String signed(Hash hash) {
    return "lammer saved state " + hash;
  }

  private static Snapshot snapshot(String journal, int version, Stored found) {
    return new Snapshot(journal, found.number(), version, found.body());
  }

  private Optional<Stored> stored(String journal, int version) {
    return database
        .query(
            """
            select s.number, s.body, s.hash, s.signature, e.hash
            from snapshots s
            join journals j on j.id = s.journal
            join events e on e.journal = s.journal and e.number = s.number
            where j.name = ? and s.version = ? and length(s.hash) = 32
            """,
            row -> {
              var signature = row.getBytes(4);
              return new Stored(
                  row.getLong(1),
                  row.getString(2),
                  EventQueries.hash(row, 3),
                  signature == null ? null : HouseKey.encode(signature),
                  EventQueries.hash(row, 5));
            },
            journal,
            version)
        .stream()
        .filter(
            found ->
                new HashChain().snapshot(found.event(), version, found.body()).equals(found.hash()))
        .findFirst();
  }
}
