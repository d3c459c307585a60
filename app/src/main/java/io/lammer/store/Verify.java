package io.lammer.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Recomputes every hash and checks every seal. What it cannot see without help from outside is
/// that everything after some seal is gone, or, without the house's key beside the database, that
/// all of it was signed anew with another: `expecting` and `trusting` tell it what was printed.
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

  /// Accepts no other key than this one.
  public Verify trusting(String key) {
    return new Verify(database, key, printed);
  }

  /// Wants a seal with this number and hash.
  public Verify expecting(long seal, Hash hash) {
    var more = new HashMap<>(printed);
    more.put(seal, hash);
    return new Verify(database, publicKey, Map.copyOf(more));
  }

  /// From the first event.
  public Finding full(Watch watch) {
    return run(watch, false);
  }

  /// All seals, but only the events after the last one.
  public Finding sinceLastSeal(Watch watch) {
    return run(watch, true);
  }

  /// Where everything ended when the verification began; what is written later is not looked at.
  record Extent(List<Seal> seals, long journals, long events, long commands) {}

  /// Where the journals end, if the events after the last seal are as they were written.
  ///
  /// @throws StoreFailed if something does not fit
  public Ends ends() {
    return check(Watch.NONE, true).ends();
  }

  private Finding run(Watch watch, boolean onlyNew) {
    try {
      return check(watch, onlyNew).sound();
    } catch (StoreFailed fault) {
      return new Finding.Broken(String.valueOf(fault.getMessage()));
    }
  }

  private record Checked(Finding.Sound sound, Ends ends) {}

  private Checked check(Watch watch, boolean onlyNew) {
    require(database.vendor()::additions, "");
    var extent = database.readMoment(Verify::extent);
    var seals = SealCheck.chain(extent.seals(), publicKey, printed);
    var from = onlyNew && !seals.isEmpty() ? seals.getLast() : null;
    database.read(connection -> SealCheck.heads(connection, from == null ? seals : List.of(from)));
    var ends = from == null ? Ends.none() : Ends.at(from);
    var recorded = new RecordedSeals(extent.seals(), from == null ? 0 : (int) from.number() - 1);
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
        new Finding.Sound(extent.journals(), walk.events(), walk.commands(), extent.seals().size());
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
        Rows.query(
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
    return Rows.query(connection, sql, row -> row.getLong(1)).getFirst();
  }
}
