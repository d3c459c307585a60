package io.lammer.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The journals of one house: one connection writes, others read beside it.
public final class Database implements Reader, AutoCloseable {
  /// How long a reader waits before it looks again by itself, for commits of another process.
  private static final Duration LOOK_AGAIN = Duration.ofMillis(250);

  private static final System.Logger LOG = System.getLogger(Database.class.getName());

  private final Vendor vendor;
  private volatile @Nullable HouseSecret secret;
  private final Pool readers;
  private final LastSeen lastSeen;
  private final Commits commits = new Commits();
  private volatile @Nullable Writer writer;
  private volatile Ends ends = Ends.none();
  private volatile Credentials.Settings settings = (_, _) -> 0;
  private final KeptSessions sessions;
  private volatile boolean closed;

  private Database(Vendor vendor, @Nullable HouseSecret secret, boolean writes)
      throws SQLException {
    this.vendor = vendor;
    this.secret = secret;
    this.readers = new Pool(vendor::reading, vendor::isOld);
    this.lastSeen = new LastSeen(vendor.seen());
    this.sessions = new KeptSessions(vendor, this::secret);
    this.writer = writes ? new Writer(vendor, commits, secret(), lastSeen) : null;
  }

  /// Opens a file for writing, and creates or migrates it. Refuses one that is not safe to use.
  public static Database open(Path file) {
    return open(new Sqlite(file));
  }

  /// Opens a house for writing, and creates or migrates it. Refuses one that is not safe to use.
  public static Database open(HouseAddress house) {
    return open(house.vendor());
  }

  /// Opens a house that other processes may share. Where they can, nobody writes it yet: see
  /// [#takeOver].
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

  /// Opens a file for reading only; another process may be writing it.
  public static Database read(Path file) {
    return read(HouseAddress.of(file));
  }

  /// Opens a house for reading only; another process may be writing it.
  public static Database read(HouseAddress house) {
    var vendor = house.vendor();
    vendor.requireCurrent();
    return start(vendor, secretToRead(vendor), false);
  }

  static Database open(Vendor vendor) {
    try {
      vendor.claim();
      return start(vendor, secretToWrite(vendor), true);
    } catch (RuntimeException refused) {
      vendor.close();
      throw refused;
    }
  }

  private static Database start(Vendor vendor, @Nullable HouseSecret secret, boolean writes) {
    try {
      return new Database(vendor, secret, writes);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be opened", failed);
    }
  }

  /// Whoever writes needs the secret, and makes it with the house.
  private static HouseSecret secretToWrite(Vendor vendor) {
    var file = vendor.secret();
    if (!Files.exists(file)) {
      HouseSecret.make(file);
    }
    var secret = HouseSecret.read(file);
    requireShared(vendor, file, secret.print());
    return secret;
  }

  /// Null where it is not at hand, as beside a backup.
  private static @Nullable HouseSecret secretToRead(Vendor vendor) {
    return Files.isReadable(vendor.secret()) ? HouseSecret.read(vendor.secret()) : null;
  }

  /// The secret of the house. Only a database that is open for reading may have none.
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

  /// The command after which every commit is known to be of a server of the house; empty where the
  /// secret is not at hand, or does not know it.
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

  /// Whether this process writes.
  public boolean isWriting() {
    var here = writer;
    return here != null && here.isRunning();
  }

  /// Whether it took over, and has not stepped down since: it may have been overtaken already.
  public boolean hasWriter() {
    return writer != null;
  }

  /// Whether other processes may write too, one at a time.
  public boolean isShared() {
    return vendor.lease() != null;
  }

  /// Whether something was asked so long ago that another try of it may have been refused since,
  /// and that been forgotten.
  public boolean isTooLate(Instant asked) {
    return asked.plus(RefusedKeys.KEPT).isBefore(Instant.now());
  }

  /// What they commit.
  public Feed feed() {
    try {
      return vendor.feed(this);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " is out of reach", failed);
    }
  }

  /// How long the database was not heard of while this process writes it.
  public Duration silence() {
    var lease = vendor.lease();
    return lease == null ? Duration.ZERO : lease.silence();
  }

  /// How what is committed is copied to other machines, where the database itself does that.
  public Optional<Replication> replication() {
    return read(vendor::replication);
  }

  /// What the others are told of this process while it writes.
  public Optional<WriterPlace> place() {
    var lease = vendor.lease();
    return isWriting() && lease != null ? Optional.ofNullable(lease.held()) : Optional.empty();
  }

  /// Refuses a file of this server that is another than that of the others, whose print was kept
  /// when the first of them came.
  void requireShared(Path file, String print) {
    requireShared(vendor, file, print);
  }

  private static void requireShared(Vendor vendor, Path file, String print) {
    if (vendor.lease() == null) {
      return;
    }
    try (var connection = vendor.writing();
        var keep =
            connection.prepareStatement("insert into files values (?, ?) on conflict do nothing")) {
      var name = file.getFileName().toString().replaceFirst(".*\\.", "");
      Rows.bind(keep, name, print);
      keep.executeUpdate();
      var kept =
          Rows.query(
              connection, "select print from files where name = ?", row -> row.getString(1), name);
      if (!kept.contains(print)) {
        throw new StoreRefused(
            file + " is not that of the other servers of this house; copy it from one of them");
      }
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be written", failed);
    }
  }

  /// Where the others reach this process.
  public void reachableAt(String address) {
    var lease = vendor.lease();
    if (lease != null) {
      lease.reachableAt(address, secret());
    }
  }

  /// Goes on from where the journals end, which was verified.
  public void begin(Ends verified) {
    ends = verified;
    var here = writer;
    if (here != null) {
      here.begin(verified);
    }
    begin(verified, here != null);
  }

  /// The first time, from here on every commit must be one of a server of the house: once one was,
  /// or this process makes them.
  private void begin(Ends verified, boolean writes) {
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

  /// What this server has seen at its last run and the database lacks.
  public Optional<Loss> loss() {
    return lastSeen.read().flatMap(this::loss);
  }

  private Optional<Loss> loss(LastSeen.Point seen) {
    var found =
        first("select hash from commands where id = ?", row -> Rows.hash(row, 1), seen.command());
    if (found.isEmpty() || !found.get().equals(seen.hash())) {
      var what =
          "the database %s event %d of all (command %d), which this server saw at %s"
              .formatted(
                  found.isEmpty() ? "lacks" : "has another",
                  seen.event(),
                  seen.command(),
                  seen.at());
      return Optional.of(new Loss(Math.min(kept(seen) + 1, seen.event()), seen.event(), what));
    }
    var here = vendor.timeline();
    if (here != null && seen.timeline() != null && here.isBefore(seen.timeline())) {
      var what =
          "the database is on timeline %d, an old primary: this server saw timeline %d at %s"
              .formatted(here.number(), seen.timeline().number(), seen.at());
      return Optional.of(new Loss(seen.event() + 1, seen.event(), what));
    }
    return Optional.empty();
  }

  /// The last event that was there when something was seen. What was written since, on another
  /// server, is none of it.
  private long kept(LastSeen.Point seen) {
    return first(
            "select id from events where at <= ? order by id desc limit 1",
            row -> row.getLong(1),
            Micros.of(seen.at()))
        .orElse(0L);
  }

  /// The place of the last event that this process has checked or written.
  public long position() {
    return ends.events();
  }

  /// What has been seen, now.
  LastSeen.Point seen() {
    return ends.seen(vendor.timeline());
  }

  /// What is to be said where this server has run on the house, and the file of what it saw is
  /// gone. To be asked before [#begin].
  public Optional<String> forgotten(Ends verified) {
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

  /// What this server had seen before a backup was put in the place of the database.
  public Optional<String> replaced() {
    return lastSeen
        .readReplaced()
        .map(
            seen ->
                ("a backup was put in the place of the database, of which this server had seen"
                        + " event %d of all (command %d) at %s")
                    .formatted(seen.event(), seen.command(), seen.at()));
  }

  /// It was written down.
  public void forgetReplaced() {
    lastSeen.forgetReplaced();
  }

  /// Why it cannot be written down what this server has seen.
  public Optional<String> trouble() {
    return lastSeen.trouble();
  }

  /// What others have committed was followed.
  void followed(Ends further) {
    begin(further);
    lastSeen.note(further.seen(vendor.timeline()));
  }

  /// Where the journals end, as far as this process has checked or written them.
  Ends ends() {
    return ends;
  }

  /// Makes this process the one that writes, if there is none.
  ///
  /// @param ready is run before, when nobody else can commit any more
  public boolean takeOver(Feed feed, Runnable ready) {
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

  /// Ends a writer that has stopped.
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

  public Credentials credentials() {
    return new Credentials(this);
  }

  /// What the journal of the house says of secrets, before [#begin].
  public void settings(Credentials.Settings known) {
    settings = known;
  }

  Credentials.Settings settings() {
    return settings;
  }

  /// Where the house is shared.
  public KeptSessions sessions() {
    return sessions;
  }

  public Seals seals() {
    return new Seals(this);
  }

  /// Finishes what was submitted, then closes.
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

  Vendor vendor() {
    return vendor;
  }

  @FunctionalInterface
  interface Query<T> {
    T on(Connection connection) throws SQLException;
  }

  /// Lends a reading connection.
  @Override
  public <T> T read(Query<T> query) {
    try {
      return readers.lend(query);
    } catch (SQLException failed) {
      throw new StoreFailed(vendor.name() + " cannot be read", failed);
    }
  }

  <T> Optional<T> first(String sql, Rows.Reader<T> reader, Object... arguments) {
    return query(sql, reader, arguments).stream().findFirst();
  }

  /// Lends a reading connection on which all queries see the same moment.
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

  /// Waits for a commit after `seen`, or a while; false once the database is closed.
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
      // A reading connection holds nothing that could be lost.
    }
  }
}
