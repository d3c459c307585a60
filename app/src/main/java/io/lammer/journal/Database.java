package io.lammer.journal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The database with the journals of one house: one connection writes while others read.
public final class Database implements Reader, AutoCloseable {
  /// Interval at which a waiting reader polls for commits of other processes.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(250);

  private static final System.Logger LOG = System.getLogger(Database.class.getName());

  private final SqlDialect vendor;
  private volatile @Nullable HouseSecret secret;
  private final Pool readers;
  private final LastSeen lastSeen;
  private final CommitSignal commits = new CommitSignal();
  private volatile @Nullable Writer writer;
  private volatile VerifiedEnds ends = VerifiedEnds.none();
  private volatile Credentials.Settings settings = (_, _) -> 0;
  private final SessionTable sessions;
  private volatile boolean closed;

  private Database(SqlDialect vendor, @Nullable HouseSecret secret, boolean writes)
      throws SQLException {
    this.vendor = vendor;
    this.secret = secret;
    this.readers = new Pool(vendor::reading, vendor::isOld);
    this.lastSeen = new LastSeen(vendor.seen());
    this.sessions = new SessionTable(vendor, this::secret);
    this.writer = writes ? new Writer(vendor, commits, secret(), lastSeen) : null;
  }

  /// Opens a file for writing, creating or migrating it. Refuses a file that is not safe to use.
  public static Database open(Path file) {
    return open(new Sqlite(file));
  }

  /// Opens a house for writing, creating or migrating it. Refuses a house that is not safe to use.
  public static Database open(HouseAddress house) {
    return open(house.vendor());
  }

  /// Opens a house that other processes may share. A shared house is not written until [#takeOver].
  public static Database join(HouseAddress house) {
    var vendor = house.vendor();
    try {
      vendor.join();
      return start(vendor, secretToWrite(vendor), vendor.lease() == null);
    } catch (RuntimeException refused) {
      vendor.close();
      throw refused;
    }
  }

  /// Opens a file read-only; another process may be writing it.
  public static Database read(Path file) {
    return read(HouseAddress.of(file));
  }

  /// Opens a house read-only; another process may be writing it.
  public static Database read(HouseAddress house) {
    var vendor = house.vendor();
    vendor.requireCurrent();
    return start(vendor, secretToRead(vendor), false);
  }

  static Database open(SqlDialect vendor) {
    try {
      vendor.claim();
      return start(vendor, secretToWrite(vendor), true);
    } catch (RuntimeException refused) {
      vendor.close();
      throw refused;
    }
  }

  private static Database start(SqlDialect vendor, @Nullable HouseSecret secret, boolean writes) {
    try {
      return new Database(vendor, secret, writes);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be opened", failed);
    }
  }

  /// A writing process requires the secret, and creates it with the house.
  private static HouseSecret secretToWrite(SqlDialect vendor) {
    var file = vendor.secret();
    if (!Files.exists(file)) {
      HouseSecret.make(file);
    }
    var secret = HouseSecret.read(file);
    requireShared(vendor, file, secret.print());
    return secret;
  }

  /// Null if the secret is not present, as with a backup.
  private static @Nullable HouseSecret secretToRead(SqlDialect vendor) {
    return Files.isReadable(vendor.secret()) ? HouseSecret.read(vendor.secret()) : null;
  }

  /// The secret of the house. Only a database that is open read-only may have none.
  public HouseSecret secret() {
    var here = secret;
    if (here == null) {
      throw new StoreRefused(vendor.secret() + " is missing or cannot be read");
    }
    return here;
  }

  @Nullable HouseSecret secretIfAny() {
    return secret;
  }

  /// The command after which every commit is known to be from a server of the house; empty if the
  /// secret is not present or does not record it.
  public OptionalLong authenticSince() {
    var here = secret;
    var since = here == null ? null : here.since();
    return since == null ? OptionalLong.empty() : OptionalLong.of(since.command());
  }

  public Writer writer() {
    var here = writer;
    if (here == null) {
      throw new StoreFailed(vendor.name() + " is not written by this process");
    }
    return here;
  }

  /// Whether this process is the writer.
  public boolean isWriting() {
    var here = writer;
    return here != null && here.isRunning();
  }

  /// Whether this process took over and has not stepped down. Another may have taken over since.
  public boolean hasWriter() {
    return writer != null;
  }

  /// Whether several processes share the house, of which one writes at a time.
  public boolean isShared() {
    return vendor.lease() != null;
  }

  /// Whether a request is so old that a retry of it may have been refused and the refusal already
  /// forgotten.
  public boolean isTooLate(Instant asked) {
    return asked.plus(RefusedKeys.KEPT).isBefore(Instant.now());
  }

  /// The commits of the other processes.
  public CommitFeed feed() {
    try {
      return vendor.feed(this);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " is out of reach", failed);
    }
  }

  /// Time since the database last responded, if this process writes it.
  public Duration silence() {
    var lease = vendor.lease();
    return lease == null ? Duration.ZERO : lease.silence();
  }

  /// The state of the database's replication, if it has any.
  public Optional<Replication> replication() {
    return read(vendor::replication);
  }

  /// This process's place as the other servers see it; empty if it is not the writer.
  public Optional<WriterPlace> place() {
    var lease = vendor.lease();
    return isWriting() && lease != null ? Optional.ofNullable(lease.held()) : Optional.empty();
  }

  /// Refuses a file of this server that differs from the same file on the other servers. Its
  /// fingerprint was stored when the first server joined.
  void requireShared(Path file, String print) {
    requireShared(vendor, file, print);
  }

  private static void requireShared(SqlDialect vendor, Path file, String print) {
    if (vendor.lease() == null) {
      return;
    }
    try (var connection = vendor.writing();
        var keep =
            connection.prepareStatement("insert into files values (?, ?) on conflict do nothing")) {
      var name = file.getFileName().toString().replaceFirst(".*\\.", "");
      EventQueries.bind(keep, name, print);
      keep.executeUpdate();
      var kept =
          EventQueries.query(
              connection, "select print from files where name = ?", row -> row.getString(1), name);
      if (!kept.contains(print)) {
        throw new StoreRefused(
            file + " is not that of the other servers of this house; copy it from one of them");
      }
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be written", failed);
    }
  }

  /// Sets the address at which the other servers reach this process.
  public void reachableAt(String address) {
    var lease = vendor.lease();
    if (lease != null) {
      lease.reachableAt(address, secret());
    }
  }

  /// Continues from the verified end of the journals.
  public void begin(VerifiedEnds verified) {
    ends = verified;
    var here = writer;
    if (here != null) {
      here.begin(verified);
    }
    begin(verified, here != null);
  }

  /// Records in the secret's file that every commit from here on must carry the house's MAC. This
  /// is done once: when a commit first carries one, or when this process starts to write.
  private void begin(VerifiedEnds verified, boolean writes) {
    var own = secret();
    if (own.since() != null || !writes && !verified.isAuthentic()) {
      return;
    }
    if (writes) {
      credentials().authenticate();
    }
    var since = new HouseSecret.Since(verified.commands(), verified.lastCommand());
    secret = own.since(vendor.secret(), since);
    if (since.command() > 0) {
      LOG.log(
          System.Logger.Level.WARNING,
          "commits after command %d of %s must be those of servers with the secret %s"
              .formatted(since.command(), vendor.name(), vendor.secret()));
    }
  }

  /// What this server saw in its last run and the database now lacks.
  public Optional<LostEvents> loss() {
    return lastSeen.read().flatMap(this::loss);
  }

  private Optional<LostEvents> loss(LastSeen.Point seen) {
    var found =
        first(
            "select hash from commands where id = ?",
            row -> EventQueries.hash(row, 1),
            seen.command());
    if (found.isEmpty() || !found.get().equals(seen.hash())) {
      var what =
          "the database %s event %d of all (command %d), which this server saw at %s"
              .formatted(
                  found.isEmpty() ? "lacks" : "has another",
                  seen.event(),
                  seen.command(),
                  seen.at());
      return Optional.of(
          new LostEvents(Math.min(kept(seen) + 1, seen.event()), seen.event(), what));
    }
    var here = vendor.timeline();
    if (here != null && seen.timeline() != null && here.isBefore(seen.timeline())) {
      var what =
          "the database is on timeline %d, an old primary: this server saw timeline %d at %s"
              .formatted(here.number(), seen.timeline().number(), seen.at());
      return Optional.of(new LostEvents(seen.event() + 1, seen.event(), what));
    }
    return Optional.empty();
  }

  /// The last event stored by the time of `seen`; another server may have written later ones.
  private long kept(LastSeen.Point seen) {
    return first(
            "select id from events where at <= ? order by id desc limit 1",
            row -> row.getLong(1),
            Micros.of(seen.at()))
        .orElse(0L);
  }

  /// Id of the last event that this process has checked or written.
  public long position() {
    return ends.events();
  }

  /// What this server has seen by now.
  LastSeen.Point seen() {
    return ends.seen(vendor.timeline());
  }

  /// A warning if this server has run on this house before, but its last-seen file is missing. Must
  /// be called before [#begin].
  public Optional<String> forgotten(VerifiedEnds verified) {
    var ran = secretIfAny() != null && secret().since() != null;
    if (!ran || lastSeen.read().isPresent() || lastSeen.readReplaced().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        ("%s is missing, which keeps the last event that this server saw: nothing shows whether the"
                + " end of the journals was lost. They end with event %d of all (command %d);"
                + " compare that with the other servers, the witnesses and what was printed, unless"
                + " this server is new")
            .formatted(lastSeen, verified.events(), verified.commands()));
  }

  /// What this server had seen of the database that a backup replaced, as a sentence.
  public Optional<String> replaced() {
    return lastSeen
        .readReplaced()
        .map(
            seen ->
                ("a backup was put in the place of the database, of which this server had seen"
                        + " event %d of all (command %d) at %s")
                    .formatted(seen.event(), seen.command(), seen.at()));
  }

  /// Called once the sentence from [#replaced] is in the journal.
  public void forgetReplaced() {
    lastSeen.forgetReplaced();
  }

  /// Why this server's last-seen file cannot be written.
  public Optional<String> trouble() {
    return lastSeen.trouble();
  }

  /// Records that the commits of other processes were checked up to here.
  void followed(VerifiedEnds further) {
    begin(further);
    lastSeen.note(further.seen(vendor.timeline()));
  }

  /// The end of the journals, as far as this process has checked or written them.
  VerifiedEnds ends() {
    return ends;
  }

  /// Makes this process the writer if there is none.
  ///
  /// @param ready run first, when no other process can commit anymore
  public boolean takeOver(CommitFeed feed, Runnable ready) {
    if (!feed.take()) {
      return false;
    }
    ready.run();
    try {
      var next = new Writer(vendor, commits, secret(), lastSeen);
      try {
        next.begin(ends);
        begin(ends, true);
      } catch (StoreFailed | StoreRefused changed) {
        next.close();
        throw changed;
      }
      writer = next;
      return true;
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be written", failed);
    }
  }

  /// Closes a writer that has stopped.
  public void stepDown() {
    var here = writer;
    writer = null;
    if (here != null) {
      here.close();
    }
  }

  public Journals journals() {
    return new Journals(this);
  }

  public Snapshots snapshots() {
    return new Snapshots(this);
  }

  public KeptDays days() {
    return new KeptDays(this);
  }

  public Credentials credentials() {
    return new Credentials(this);
  }

  /// Sets the lookup of how often each secret was set; must be called before [#begin].
  public void settings(Credentials.Settings known) {
    settings = known;
  }

  Credentials.Settings settings() {
    return settings;
  }

  /// The shared sessions; used only if the house is shared.
  public SessionTable sessions() {
    return sessions;
  }

  public Seals seals() {
    return new Seals(this);
  }

  /// Finishes the submitted requests, then closes.
  @Override
  public void close() {
    var here = writer;
    if (here != null) {
      here.finish();
    }
    closed = true;
    commits.happened();
    readers.close();
    sessions.close();
    if (here != null) {
      here.close();
    }
    lastSeen.close();
    vendor.close();
  }

  SqlDialect vendor() {
    return vendor;
  }

  @FunctionalInterface
  interface Query<T> {
    T on(Connection connection) throws SQLException;
  }

  /// Lends a read-only connection for a query.
  @Override
  public <T> T read(Query<T> query) {
    try {
      return readers.lend(query);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be read", failed);
    }
  }

  <T> Optional<T> first(String sql, EventQueries.Reader<T> reader, Object... arguments) {
    return query(sql, reader, arguments).stream().findFirst();
  }

  /// Lends a read-only connection on which all queries see the same snapshot.
  <T> T readMoment(Query<T> query) {
    return read(
        connection -> {
          connection.setAutoCommit(false);
          try {
            return query.on(connection);
          } finally {
            connection.rollback();
            connection.setAutoCommit(true);
          }
        });
  }

  long commits() {
    return commits.count();
  }

  boolean isClosed() {
    return closed;
  }

  /// Waits for a commit after `seen`, with a timeout; false once the database is closed.
  boolean awaitCommit(long seen) throws InterruptedException {
    commits.await(seen, LOOK_AGAIN);
    return !closed;
  }

  static void closeQuietly(@Nullable Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException _) {
      // A read-only connection holds nothing that could be lost.
    }
  }
}
