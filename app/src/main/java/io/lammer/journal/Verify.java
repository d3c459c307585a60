package io.lammer.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Verifies a database: recomputes every hash and checks every seal. By itself it cannot detect
/// that everything after some seal was cut off. Without the house's key beside the database, it
/// also cannot detect that everything was signed again with another key. `expecting` and `trusting`
/// supply the printed values that reveal this.
public final class Verify {
  private final Database database;
  private final @Nullable String publicKey;
  private final Map<Long, Hash> printed;

  public Verify(Database database) {
    this(database, HouseKey.publicIn(database.vendor().key()).orElse(null), Map.of());
  }

  private Verify(Database database, @Nullable String publicKey, Map<Long, Hash> printed) {
    this.database = database;
    this.publicKey = publicKey;
    this.printed = printed;
  }

  /// Accepts only this public key.
  public Verify trusting(String key) {
    return new Verify(database, key, printed);
  }

  /// Requires a seal with this number and hash.
  public Verify expecting(long seal, Hash hash) {
    var more = new HashMap<>(printed);
    more.put(seal, hash);
    return new Verify(database, publicKey, Map.copyOf(more));
  }

  /// Verifies from the first event.
  public VerifyResult full(VerifyListener watch) {
    return run(watch, false);
  }

  /// Verifies all seals, but only the events after the last one.
  public VerifyResult sinceLastSeal(VerifyListener watch) {
    return run(watch, true);
  }

  /// The end of everything when the verification began; what is written later is not checked.
  record Extent(List<Seal> seals, long journals, long events, long commands) {}

  /// The end of the journals, after verifying the events since the last seal.
  ///
  /// @throws StoreFailed if something is not intact
  public VerifiedEnds ends() {
    return check(VerifyListener.NONE, true).ends();
  }

  private VerifyResult run(VerifyListener watch, boolean onlyNew) {
    try {
      return check(watch, onlyNew).sound();
    } catch (StoreFailed fault) {
      return new VerifyResult.Broken(String.valueOf(fault.getMessage()));
    }
  }

  private record Checked(VerifyResult.Sound sound, VerifiedEnds ends) {}

  private Checked check(VerifyListener watch, boolean onlyNew) {
    require(database.vendor()::additions, "");
    var extent = database.readMoment(Verify::extent);
    var seals = SealCheck.chain(extent.seals(), publicKey, printed);
    var from = onlyNew && !seals.isEmpty() ? seals.getLast() : null;
    database.read(connection -> SealCheck.heads(connection, from == null ? seals : List.of(from)));
    var ends = from == null ? VerifiedEnds.none() : VerifiedEnds.at(from);
    var recorded = new SealCommandCheck(extent.seals(), from == null ? 0 : (int) from.number() - 1);
    if (from == null) {
      require(database.vendor()::damage, "the file is damaged: ");
    }
    var commits = new CommitCheck(database.secretIfAny(), ends);
    var walk =
        new JournalCheck(
            database,
            watch,
            (command, hash, mac) -> {
              recorded.check(command);
              commits.check(command, hash, mac);
            },
            ends,
            extent.events(),
            extent.commands());
    walk.run();
    recorded.requireAll();
    commits.end(ends);
    ends.authentic(commits.isAuthentic());
    database.readMoment(connection -> CredentialCheck.run(connection, database.secretIfAny()));
    var sound =
        new VerifyResult.Sound(
            extent.journals(), walk.events(), walk.commands(), extent.seals().size());
    return new Checked(sound, ends);
  }

  private void require(Database.Query<Optional<String>> nothing, String words) {
    database
        .read(nothing)
        .ifPresent(
            found -> {
              throw new StoreFailed(words + found);
            });
  }

  private static Extent extent(Connection connection) throws SQLException {
    var empty =
        EventQueries.query(
            connection,
            """
            select name from journals
            where not exists (select 1 from events where journal = journals.id)
            """,
            row -> row.getString(1));
    if (!empty.isEmpty()) {
      throw new StoreFailed("journal \"" + empty.getFirst() + "\" has no events any more");
    }
    var events = number(connection, "select coalesce(max(id), 0) from events");
    var paid = number(connection, "select coalesce(max(event), 0) from transfers");
    if (paid > events) {
      throw new StoreFailed("a transfer belongs to event " + paid + " of all, which is missing");
    }
    return new Extent(
        Seals.all(connection),
        number(connection, "select count(*) from journals"),
        events,
        number(connection, "select coalesce(max(id), 0) from commands"));
  }

  private static long number(Connection connection, String sql) throws SQLException {
    return EventQueries.query(connection, sql, row -> row.getLong(1)).getFirst();
  }
}
