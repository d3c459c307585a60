package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Floor;
import io.lammer.house.FloorChange;
import io.lammer.house.FloorDecider;
import io.lammer.house.House;
import io.lammer.house.HouseDay;
import io.lammer.house.HouseEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.house.Rulebook;
import io.lammer.house.User;
import io.lammer.journal.Credential;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.JournalsChanged;
import io.lammer.journal.LostEvents;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoreRefused;
import io.lammer.journal.Verify;
import io.lammer.journal.Witness;
import io.lammer.journal.WriterPlace;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.table.GamingDay;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The running floor of a house: decides each act in order, writes it to the journals, and only
/// then publishes it.
public final class LiveFloor implements AutoCloseable {
  /// The actor of what the program itself does.
  public static final Actor PROGRAM = new Actor("lammer", Role.SYSTEM);

  private static final System.Logger LOG = System.getLogger(LiveFloor.class.getName());

  private final Database database;
  private final InstantSource clock;
  private final History history;
  private final FloorStates board;
  private final HouseDay usual;
  private final @Nullable HouseDay stated;
  private final @Nullable ProgramRun run;
  private final Witnesses witnesses;
  private final @Nullable Follower following;
  private final PendingFindings troubles;
  private final DayKeeper days;
  private final Object writingTroubles = new Object();

  /// Used by the writer; replaced each time this process becomes the writer.
  private volatile ClockWatch watch;

  private volatile Sealing sealing;

  /// Warnings from the start that are not journaled yet.
  private List<String> silent = List.of();

  private volatile Decider decider = FloorDecider::decide;

  private LiveFloor(
      Database database,
      HouseAddress address,
      Rulebook rules,
      InstantSource clock,
      @Nullable HouseDay stated,
      @Nullable ProgramRun run) {
    this.database = database;
    this.clock = clock;
    this.usual = HouseDay.usual(rules);
    this.stated = stated;
    this.run = run;
    this.history = new History(database, rules);
    this.board = new FloorStates(database, rules, run != null);
    database.settings((user, kind) -> settings(floor().house(), user, kind));
    var now = clock.instant();
    this.watch = newWatch(now);
    this.sealing = newSealing(now);
    this.witnesses =
        new Witnesses(database, address, run == null ? List.of() : run.witnesses(), now, this::say);
    this.troubles = new PendingFindings(clock);
    this.days = new DayKeeper(database, history, this::calendar, clock);
    this.following =
        database.isShared()
            ? new Follower(database, board, history, this::prepare, this::leadOn, troubles)
            : null;
  }

  /// How often secrets of a kind were set for a user, according to the house's journal.
  static int settings(House house, String user, String kind) {
    return Stream.of(User.Secret.values())
        .filter(secret -> Value.spelled(secret).equals(kind))
        .mapToInt(house.held(user)::settings)
        .sum();
  }

  private ClockWatch newWatch(Instant now) {
    return new ClockWatch(clock, database.journals().ended().orElse(now));
  }

  private Sealing newSealing(Instant now) {
    return new Sealing(database, gamingDay(), now, this::say);
  }

  /// Opens a house exclusively, for a tool.
  public static LiveFloor open(Path file, Rulebook rules, InstantSource clock) {
    return open(HouseAddress.of(file), rules, clock);
  }

  /// Opens a house exclusively, for a tool.
  public static LiveFloor open(HouseAddress house, Rulebook rules, InstantSource clock) {
    return open(house, rules, clock, null, null);
  }

  /// Opens a house: verifies the journals since the last seal, brings every state up to date, and
  /// seals the days that ended meanwhile. A server shares the house with others if the database
  /// allows it; a tool opens it exclusively.
  ///
  /// @param stated profile and gaming day from the settings: a new house adopts them, and a house
  ///   that has others is not opened; null to use the house's own
  /// @param run this run of the server, to be journaled; null for a tool
  public static LiveFloor open(
      HouseAddress house,
      Rulebook rules,
      InstantSource clock,
      @Nullable HouseDay stated,
      @Nullable ProgramRun run) {
    var database = run == null ? Database.open(house) : Database.join(house);
    try {
      var floor = new LiveFloor(database, house, rules, clock, stated, run);
      floor.begin(house, null);
      return floor;
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  /// Opens a house that lacks events which this server has seen, and journals what is lost and why
  /// that is accepted. Empty if nothing is lost.
  public static Optional<HouseEvent.LossAccepted> acceptLoss(
      HouseAddress house, Rulebook rules, InstantSource clock, String reason) {
    var database = Database.open(house);
    try {
      var floor = new LiveFloor(database, house, rules, clock, null, null);
      var loss = floor.begin(house, reason);
      floor.close();
      return loss.map(lost -> accepted(lost, reason));
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  private static HouseEvent.LossAccepted accepted(LostEvents lost, String reason) {
    return new HouseEvent.LossAccepted(lost.from(), lost.to(), lost.what(), reason);
  }

  /// @param acceptance why a loss is acceptable; null if none is
  private Optional<LostEvents> begin(HouseAddress address, @Nullable String acceptance) {
    Optional<LostEvents> loss;
    Optional<String> forgotten;
    try {
      var ends = new Verify(database).ends();
      loss = database.loss();
      if (acceptance == null) {
        loss.ifPresent(lost -> refuse(address, lost));
      }
      board.load(history, ends);
      forgotten = database.forgotten(ends);
      database.begin(ends);
    } catch (StoreFailed changed) {
      throw new StoreRefused(
          "%s is not as it was left: %s".formatted(address, changed.getMessage()), changed);
    }
    if (run != null) {
      run.requireOf(address, database);
    }
    var own = floor().house().day();
    if (own != null && stated != null && !own.equals(stated)) {
      throw new GamingDayMismatch(address, own, stated);
    }
    loss.ifPresent(lost -> accept(address, lost, String.valueOf(acceptance)));
    silent =
        Stream.of(forgotten.stream(), database.replaced().stream(), witnesses.ask().stream())
            .flatMap(said -> said)
            .toList();
    database.seals().requireKey();
    if (following == null) {
      prepare();
      lead();
    } else {
      following.start();
      if (!isWriting()) {
        forgotten.ifPresent(what -> LOG.log(System.Logger.Level.ERROR, what));
      }
    }
    witnesses.tell(clock.instant());
    board.watch(_ -> tellOfCommits());
    return loss;
  }

  private void tellOfCommits() {
    if (isWriting()) {
      witnesses.committed();
    }
  }

  private static void refuse(HouseAddress address, LostEvents lost) {
    throw new StoreRefused(
        ("%s: %s. Its end was lost, or an older copy was put in its place: bring it back, or see"
                + " \"When the end of the journals is lost\" in operations.md (lammer accept-loss)")
            .formatted(address, lost.what()));
  }

  /// Journals the accepted loss, before anything else.
  private void accept(HouseAddress address, LostEvents lost, String reason) {
    var answer = put(ask(accepted(lost, reason))).join();
    if (!(answer instanceof Answer.Accepted<Receipt>)) {
      throw new StoreFailed("the loss cannot be written down: " + answer);
    }
    try {
      Witness.replace(address);
    } catch (IOException failed) {
      throw new StoreFailed("the witness of %s cannot be moved away".formatted(address), failed);
    }
  }

  /// Reads the last seal and the time of the last event, before the first act is decided.
  private void prepare() {
    var now = clock.instant();
    watch = newWatch(now);
    sealing = newSealing(now);
  }

  private void leadOn() {
    lead();
    witnesses.tellSoon(clock.instant());
  }

  /// Does what a new writer has to do first.
  private void lead() {
    writeTroubles();
    sealing.due(clock.instant()).join();
    if (run != null) {
      var since = database.authenticSince();
      tell(since.isEmpty() ? run.started() : run.started().authenticAfter(since.getAsLong()))
          .join();
      if (floor().house().day() == null) {
        tell(new HouseEvent.DaySet(day(), null)).join();
      }
      var changed = RulesDriftCheck.of(tables(), floor().rules(), floor().house());
      Stream.concat(silent.stream(), changed.stream())
          .map(this::troubled)
          .forEach(CompletableFuture::join);
      silent = List.of();
      database.forgetReplaced();
    }
    days.wake();
  }

  /// Journals what was found in the database while nothing could be written, before anything else.
  private void writeTroubles() {
    synchronized (writingTroubles) {
      for (var next = troubles.next(); next.isPresent(); next = troubles.next()) {
        var found = next.get();
        if (!isAlert(found.what())) {
          put(ask(new HouseEvent.Troubled(found.sentence()))).join();
        }
        troubles.written();
      }
    }
  }

  /// True if the alert is already open; another server may have raised it.
  private boolean isAlert(String what) {
    return floor().house().alerts().stream().anyMatch(alert -> alert.text().contains(what));
  }

  /// Reports a change that a reader found and no server of the house made, with one alert for each.
  public void found(JournalsChanged changed) {
    if (troubles.addOnce(changed)) {
      LOG.log(System.Logger.Level.ERROR, changed.getMessage());
      if (isWriting()) {
        Thread.startVirtualThread(this::tryToWriteTroubles);
      }
    }
  }

  private void tryToWriteTroubles() {
    try {
      writeTroubles();
    } catch (RuntimeException failed) {
      LOG.log(System.Logger.Level.WARNING, "this is written down later: " + failed.getMessage());
    }
  }

  /// Journals an event of the program itself.
  private CompletableFuture<Answer<Receipt>> tell(HouseEvent.OfProgram event) {
    return submit(ask(event));
  }

  private static PeerCommand ask(HouseEvent.OfProgram event) {
    var key = UUID.randomUUID().toString();
    return new PeerCommand(key, PROGRAM, new Act.NoteProgram(event), null, List.of());
  }

  /// Logs a problem and raises an alert.
  private CompletableFuture<Answer<Receipt>> troubled(String what) {
    LOG.log(System.Logger.Level.ERROR, what);
    return tell(new HouseEvent.Troubled(what));
  }

  private void say(String trouble) {
    var _ = troubled(trouble);
  }

  /// The first thing that the program currently fails to do, as a sentence.
  public Optional<String> trouble() {
    return Optional.ofNullable(following)
        .filter(follower -> !follower.isCurrent())
        .flatMap(Follower::trouble)
        .or(() -> isWriting() ? sealing.trouble() : Optional.empty())
        .or(witnesses::trouble)
        .or(database::trouble);
  }

  /// Whether this process is the writer, which decides acts; otherwise it follows the writer.
  public boolean isWriting() {
    return database.isWriting();
  }

  /// The writer of a shared house.
  public Optional<WriterPlace> writer() {
    return database.place().or(() -> Optional.ofNullable(following).map(Follower::writer));
  }

  /// Whether the published states match the database.
  public boolean isCurrent() {
    return following == null || following.isCurrent();
  }

  /// Time since the published states were known to match the database.
  public Duration lag() {
    return following == null ? Duration.ZERO : following.lag();
  }

  /// Id of the event up to which all events are published; comparable between servers.
  public long position() {
    return board.position();
  }

  /// Waits until all events up to a position are published; false on timeout.
  public boolean await(long position, Duration atMost) throws InterruptedException {
    return board.await(position, atMost);
  }

  /// The thread that this floor cannot run without: the writer or, in a shared house, the one that
  /// follows and takes over.
  public Thread thread() {
    return following == null ? database.writer().thread() : following.thread();
  }

  public Database database() {
    return database;
  }

  public History history() {
    return history;
  }

  /// The committed states.
  public Floor floor() {
    return board.published();
  }

  public List<LiveTable> tables() {
    return board.published(LiveTable.class);
  }

  public List<LiveJackpot> jackpots() {
    return board.published(LiveJackpot.class);
  }

  public List<LiveDevice> devices() {
    return board.published(LiveDevice.class);
  }

  /// Calls the watcher with the events of each command, on the thread that commits or follows; it
  /// must be quick.
  public void watch(Consumer<List<Committed>> watcher) {
    board.watch(watcher);
  }

  /// Decides acts.
  @FunctionalInterface
  interface Decider {
    Answer<FloorChange> decide(Floor floor, Actor actor, Act act);
  }

  /// Replaces the decider; its results must meet the same invariants.
  void decideWith(Decider newDecider) {
    decider = newDecider;
  }

  Decider decider() {
    return decider;
  }

  FloorStates board() {
    return board;
  }

  public InstantSource clock() {
    return clock;
  }

  public GamingDay gamingDay() {
    return day().gamingDay();
  }

  /// The gaming-day settings that the house has used over time.
  public Calendar calendar() {
    return HouseDayReader.calendar(database, gamingDay());
  }

  /// The totals of the house's gaming days.
  public DayArchive archive() {
    return new DayArchive(database, history, calendar(), days::missing);
  }

  /// The profile and gaming day of the house.
  public HouseDay day() {
    var own = floor().house().day();
    return own != null ? own : stated != null ? stated : usual;
  }

  /// Changes the profile and gaming day from now on, for the operator of the machine.
  public void keep(HouseDay day, String reason) {
    tell(new HouseEvent.DaySet(day, reason)).join();
  }

  /// Number of the last committed event of a journal, which is its version.
  public long version(String journal) {
    return board.number(journal);
  }

  /// Upper bound of the versions that anybody can have seen so far.
  public long versionAtMost(String journal) {
    return board.numberAtMost(journal);
  }

  public CompletableFuture<Answer<Receipt>> submit(String key, Actor actor, Act act) {
    return submit(key, actor, act, null, List.of());
  }

  /// Submits an act. The same key and act give the same reply again.
  ///
  /// @param expected version of the table or jackpot that the act is based on, if it matters
  /// @param secrets the hashed secrets that the act sets, stored in the same transaction as its
  ///   events
  public CompletableFuture<Answer<Receipt>> submit(
      String key, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    return submit(new PeerCommand(key, actor, act, expected, secrets));
  }

  /// Submits a command that was received earlier, or by another server.
  public CompletableFuture<Answer<Receipt>> submit(PeerCommand ask) {
    if (database.isShared() && !isWriting()) {
      return CompletableFuture.failedFuture(
          new StoreFailed("another process writes this house, or none"));
    }
    if (database.isShared() && database.isTooLate(ask.asked())) {
      return CompletableFuture.failedFuture(
          new StoreFailed("this was asked too long ago, at " + ask.asked()));
    }
    attend();
    return put(ask);
  }

  private CompletableFuture<Answer<Receipt>> put(PeerCommand ask) {
    var errand = new PendingAct(this, ask.actor(), ask.act(), ask.expected(), ask.secrets());
    return database
        .writer()
        .submit(errand.request(ask.key(), ask.asked()))
        .thenApply(answer -> answer.map(errand::receipt));
  }

  /// Seals days that have ended when nothing else happens; does nothing unless this process is the
  /// writer.
  public void keepTime() {
    if (isWriting()) {
      attend();
      days.look();
    }
  }

  /// Called before each act. The seal of the day before is thus stored before the first act of a
  /// gaming day, and the event that reports a clock change before the first act after the change.
  private void attend() {
    var now = clock.instant();
    watch
        .look(now)
        .ifPresent(
            change -> {
              var _ = tell(change);
            });
    var _ =
        sealing
            .due(now)
            .thenAccept(
                done -> {
                  if (done) {
                    witnesses.tellSoon(now);
                    days.wake();
                  }
                });
    witnesses.due(now);
  }

  /// Saves a snapshot of every changed state, so that the next start is quick.
  public void saveAll() {
    board.saveAll();
  }

  @Override
  public void close() {
    try (database;
        witnesses;
        days) {
      if (following != null) {
        following.close();
      }
      if (isWriting()) {
        if (run != null) {
          tell(new HouseEvent.Stopped(run.started().version())).join();
        }
        saveAll();
        witnesses.tell(clock.instant());
      }
    }
  }
}
