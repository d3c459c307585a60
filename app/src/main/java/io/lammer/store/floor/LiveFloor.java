package io.lammer.store.floor;

import io.lammer.rules.yaml.Value;
import io.lammer.store.Credential;
import io.lammer.store.Database;
import io.lammer.store.HouseAddress;
import io.lammer.store.JournalsChanged;
import io.lammer.store.Loss;
import io.lammer.store.StoreFailed;
import io.lammer.store.StoreRefused;
import io.lammer.store.Verify;
import io.lammer.store.Witness;
import io.lammer.store.WriterPlace;
import io.lammer.tables.Answer;
import io.lammer.tables.GamingDay;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Aftermath;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseDay;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.User;
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

/// The floor as it runs: every act is decided in order, written down, and only then seen.
public final class LiveFloor implements AutoCloseable {
  /// The program itself, where no person acts.
  public static final Actor PROGRAM = new Actor("lammer", Role.SYSTEM);

  private static final System.Logger LOG = System.getLogger(LiveFloor.class.getName());

  private final Database database;
  private final InstantSource clock;
  private final History history;
  private final Board board;
  private final HouseDay usual;
  private final @Nullable HouseDay stated;
  private final @Nullable ProgramRun run;
  private final Witnesses witnesses;
  private final @Nullable Following following;
  private final UnwrittenTroubles troubles;
  private final Object writingTroubles = new Object();

  /// Of who writes; made anew when that is this process again.
  private volatile ClockWatch watch;

  private volatile Sealing sealing;

  /// What witnesses could not say, until it is written down.
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
    this.board = new Board(database, rules, run != null);
    database.settings((user, kind) -> settings(floor().house(), user, kind));
    var now = clock.instant();
    this.watch = newWatch(now);
    this.sealing = newSealing(now);
    this.witnesses =
        new Witnesses(database, address, run == null ? List.of() : run.witnesses(), now, this::say);
    this.troubles = new UnwrittenTroubles(clock);
    this.following =
        database.isShared()
            ? new Following(database, board, history, this::prepare, this::leadOn, troubles)
            : null;
  }

  /// How often a house has seen a secret of that kind set for somebody.
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

  /// Opens the floor of a house for a tool.
  public static LiveFloor open(Path file, Rulebook rules, InstantSource clock) {
    return open(HouseAddress.of(file), rules, clock);
  }

  /// Opens the floor of a house for a tool.
  public static LiveFloor open(HouseAddress house, Rulebook rules, InstantSource clock) {
    return open(house, rules, clock, null, null);
  }

  /// Opens the journals of a house, verifies what came after the last seal, brings every state up
  /// to date, and seals the days that ended meanwhile. A server joins others that have the house
  /// open, where the database can be shared; a tool has it alone.
  ///
  /// @param stated the gaming day that a setting asks for: a new house keeps it from then on, one
  ///   that keeps another is not opened; null for what the house keeps
  /// @param run what is written down of this run of the program; null for a tool
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

  /// Opens a house that lacks what this server has seen of it, and writes into its journal what is
  /// lost and why that is accepted. Empty where nothing is.
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

  private static HouseEvent.LossAccepted accepted(Loss lost, String reason) {
    return new HouseEvent.LossAccepted(lost.from(), lost.to(), lost.what(), reason);
  }

  /// @param acceptance why what is lost may be lost; null where nothing may
  private Optional<Loss> begin(HouseAddress address, @Nullable String acceptance) {
    Optional<Loss> loss;
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
      run.requireOf(address, database, floor().house());
    }
    var own = floor().house().day();
    if (own != null && stated != null && !own.equals(stated)) {
      throw new OtherDay(address, own, stated);
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

  private static void refuse(HouseAddress address, Loss lost) {
    throw new StoreRefused(
        ("%s: %s. Its end was lost, or an older copy was put in its place: bring it back, or see"
                + " \"When the end of the journals is lost\" in operations.md (lammer accept-loss)")
            .formatted(address, lost.what()));
  }

  /// The first thing that is written.
  private void accept(HouseAddress address, Loss lost, String reason) {
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

  /// Knows what was sealed, and when it was last written, before anything is asked of it.
  private void prepare() {
    var now = clock.instant();
    watch = newWatch(now);
    sealing = newSealing(now);
  }

  private void leadOn() {
    lead();
    witnesses.tellSoon(clock.instant());
  }

  /// What who writes does first.
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
      var changed = ChangedRules.of(tables(), floor().rules(), floor().house());
      Stream.concat(silent.stream(), changed.stream())
          .map(this::troubled)
          .forEach(CompletableFuture::join);
      silent = List.of();
      database.forgetReplaced();
    }
  }

  /// What was found in the database while nothing could be written comes before all else.
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

  /// Another server may have written it.
  private boolean isAlert(String what) {
    return floor().house().alerts().stream().anyMatch(alert -> alert.text().contains(what));
  }

  /// A reader found something that no server of the house wrote: one alert for each.
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

  /// Writes down what the program has to say of itself.
  private CompletableFuture<Answer<Receipt>> tell(HouseEvent.OfProgram event) {
    return submit(ask(event));
  }

  private static Ask ask(HouseEvent.OfProgram event) {
    var key = UUID.randomUUID().toString();
    return new Ask(key, PROGRAM, new Act.NoteProgram(event), null, List.of());
  }

  /// Somebody has to look at it: in the log, and as an alert.
  private CompletableFuture<Answer<Receipt>> troubled(String what) {
    LOG.log(System.Logger.Level.ERROR, what);
    return tell(new HouseEvent.Troubled(what));
  }

  private void say(String trouble) {
    var _ = troubled(trouble);
  }

  /// What the program cannot do although it must.
  public Optional<String> trouble() {
    return Optional.ofNullable(following)
        .filter(follower -> !follower.isCurrent())
        .flatMap(Following::trouble)
        .or(() -> isWriting() ? sealing.trouble() : Optional.empty())
        .or(witnesses::trouble)
        .or(database::trouble);
  }

  /// Whether this process decides what is asked; else another does, which it follows.
  public boolean isWriting() {
    return database.isWriting();
  }

  /// Who decides, where several servers share the house.
  public Optional<WriterPlace> writer() {
    return database.place().or(() -> Optional.ofNullable(following).map(Following::writer));
  }

  /// Whether what is shown is what the database holds.
  public boolean isCurrent() {
    return following == null || following.isCurrent();
  }

  /// How long ago it was.
  public Duration lag() {
    return following == null ? Duration.ZERO : following.lag();
  }

  /// The place among all events that everything up to is seen; the same on every server.
  public long position() {
    return board.position();
  }

  /// Waits until everything up to a place is seen; false if that takes too long.
  public boolean await(long position, Duration atMost) throws InterruptedException {
    return board.await(position, atMost);
  }

  /// Without which nothing happens here any more: the one that writes or, where several servers
  /// share the house, that follows and takes over.
  public Thread thread() {
    return following == null ? database.writer().thread() : following.thread();
  }

  public Database database() {
    return database;
  }

  /// What happened so far.
  public History history() {
    return history;
  }

  /// What has been committed.
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

  /// Tells of the events of each command, on the thread that writes: it must be quick.
  public void watch(Consumer<List<Committed>> watcher) {
    board.watch(watcher);
  }

  /// What an act comes to.
  @FunctionalInterface
  interface Decider {
    Answer<Aftermath> decide(Floor floor, Actor actor, Act act);
  }

  /// Lets acts be decided in another way, which is held to the same invariants.
  void decideWith(Decider newDecider) {
    decider = newDecider;
  }

  Decider decider() {
    return decider;
  }

  Board board() {
    return board;
  }

  public InstantSource clock() {
    return clock;
  }

  public GamingDay gamingDay() {
    return day().gamingDay();
  }

  /// The profile and gaming day that the house keeps.
  public HouseDay day() {
    var own = floor().house().day();
    return own != null ? own : stated != null ? stated : usual;
  }

  /// Another profile and gaming day from now on, for whoever runs the machine.
  public void keep(HouseDay day, String reason) {
    tell(new HouseEvent.DaySet(day, reason)).join();
  }

  /// The number of the last committed event of a journal, which is its version.
  public long version(String journal) {
    return board.number(journal);
  }

  /// The number of the last event of a journal that whoever looked until now can have seen.
  public long versionAtMost(String journal) {
    return board.numberAtMost(journal);
  }

  public CompletableFuture<Answer<Receipt>> submit(String key, Actor actor, Act act) {
    return submit(key, actor, act, null, List.of());
  }

  /// Asks something of the floor. The same key and act give the same reply again.
  ///
  /// @param expected the version of the table or jackpot that the act was decided on, if it matters
  /// @param secrets what the act sets, hashed; they are stored with its events or not at all
  public CompletableFuture<Answer<Receipt>> submit(
      String key, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    return submit(new Ask(key, actor, act, expected, secrets));
  }

  /// As above, for something that was asked a while ago, or at another server.
  public CompletableFuture<Answer<Receipt>> submit(Ask ask) {
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

  private CompletableFuture<Answer<Receipt>> put(Ask ask) {
    var errand = new PendingAct(this, ask.actor(), ask.act(), ask.expected(), ask.secrets());
    return database
        .writer()
        .submit(errand.request(ask.key(), ask.asked()))
        .thenApply(answer -> answer.map(errand::receipt));
  }

  /// Seals the days that have ended, also while nothing happens. Only who writes does.
  public void keepTime() {
    if (isWriting()) {
      attend();
    }
  }

  /// The first act of a gaming day finds everything that came before it sealed, and the first after
  /// a change of the clock finds that written down.
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
                  }
                });
    witnesses.due(now);
  }

  /// Saves every state that moved, so that the next start is quick.
  public void saveAll() {
    board.saveAll();
  }

  @Override
  public void close() {
    try (database;
        witnesses) {
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
