package io.lammer.store.floor;

import io.lammer.ledger.Transfer;
import io.lammer.store.Answer;
import io.lammer.store.Credential;
import io.lammer.store.Database;
import io.lammer.store.Decision;
import io.lammer.store.Entry;
import io.lammer.store.Event;
import io.lammer.store.Finding;
import io.lammer.store.Heads;
import io.lammer.store.Request;
import io.lammer.store.StoreFailed;
import io.lammer.store.StoreRefused;
import io.lammer.store.Verify;
import io.lammer.store.Watch;
import io.lammer.store.floor.Invariants.Change;
import io.lammer.tables.GamingDay;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.Regulation;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.FloorDecider;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The floor as it runs: every act is decided in order, written down, and only then seen.
public final class LiveFloor implements AutoCloseable {
  /// The program itself, where no person acts.
  private static final Actor PROGRAM = new Actor("lammer", Role.SYSTEM);

  private static final System.Logger LOG = System.getLogger(LiveFloor.class.getName());

  private final Database database;
  private final InstantSource clock;
  private final History history;
  private final States working;
  private final States published;
  private final Map<String, Long> numbers = new ConcurrentHashMap<>();
  private final Saving saving;

  private final GamingDay gamingDay;
  private final @Nullable Run run;
  private final ClockWatch watch;
  private final Sealing sealing;
  private final Witnesses witnesses;
  private volatile Consumer<Set<String>> watcher = _ -> {};
  private volatile Decider decider = FloorDecider::decide;

  private LiveFloor(
      Database database,
      Path file,
      Rulebook rules,
      InstantSource clock,
      GamingDay gamingDay,
      @Nullable Run run) {
    this.database = database;
    this.saving = new Saving(database);
    this.clock = clock;
    this.gamingDay = gamingDay;
    this.run = run;
    this.history = new History(database, rules);
    this.working = new States(rules, new HashMap<>());
    this.published = new States(rules, new ConcurrentHashMap<>());
    var now = clock.instant();
    this.watch = new ClockWatch(clock, database.journals().ended().orElse(now));
    this.sealing =
        new Sealing(
            database,
            gamingDay,
            now,
            what -> {
              var _ = troubled(what);
            });
    this.witnesses =
        new Witnesses(
            database,
            file,
            run == null ? List.of() : run.witnesses(),
            now,
            what -> {
              var _ = troubled(what);
            });
  }

  /// Opens the floor of a house that keeps the gaming day of no place in particular.
  public static LiveFloor open(Path file, Rulebook rules, InstantSource clock) {
    var day =
        rules
            .profiles()
            .profile("other")
            .flatMap(profile -> profile.on(null))
            .flatMap(entry -> entry.find(Regulation.Day.class))
            .orElseThrow(() -> new IllegalStateException("no gaming day is known"));
    return open(file, rules, clock, day.gamingDay(), null);
  }

  /// Opens the journals in a file, verifies what came after the last seal, brings every state up to
  /// date, and seals the days that ended meanwhile.
  ///
  /// @param run what is written down of this run of the program; null for a tool
  public static LiveFloor open(
      Path file, Rulebook rules, InstantSource clock, GamingDay gamingDay, @Nullable Run run) {
    var database = Database.open(file);
    try {
      var floor = new LiveFloor(database, file, rules, clock, gamingDay, run);
      floor.begin(file);
      return floor;
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  private void begin(Path file) {
    if (new Verify(database).sinceLastSeal(Watch.NONE) instanceof Finding.Broken(var sentence)) {
      throw new StoreRefused(file + " is not as it was left: " + sentence);
    }
    for (var head : database.journals().list()) {
      load(head.journal());
    }
    if (run != null) {
      run.requireOf(file, database, published.house());
    }
    var silent = witnesses.ask();
    sealing.due(clock.instant()).join();
    if (run != null) {
      tell(run.started()).join();
      var changed = ChangedRules.of(tables(), working.rules(), published.house());
      Stream.concat(silent.stream(), changed.stream())
          .map(this::troubled)
          .forEach(CompletableFuture::join);
    }
    witnesses.tell(clock.instant());
  }

  /// Writes down what the program has to say of itself.
  private CompletableFuture<Reply> tell(HouseEvent.OfProgram event) {
    return submit(UUID.randomUUID().toString(), PROGRAM, new Act.Tell(event));
  }

  /// Somebody has to look at it: in the log, and as an alert.
  private CompletableFuture<Reply> troubled(String what) {
    LOG.log(System.Logger.Level.ERROR, what);
    return tell(new HouseEvent.Troubled(what));
  }

  /// What the program cannot do although it must.
  public Optional<String> trouble() {
    return sealing.trouble().or(witnesses::trouble);
  }

  private void load(String journal) {
    var number = 0L;
    var saved = saving.load(journal);
    if (saved.isPresent()) {
      number = saved.get().number();
      working.put(journal, saved.get().state());
    }
    var events = database.journals().read(journal, number + 1).iterator();
    while (events.hasNext()) {
      var event = events.next();
      working.put(journal, replayed(event));
      number = event.number();
    }
    published.put(journal, working.of(journal));
    numbers.put(journal, number);
  }

  private Object replayed(Event event) {
    var journal = event.journal();
    try {
      return working.after(journal, history.event(event, working.layout(journal)));
    } catch (RuntimeException wrong) {
      throw new StoreFailed(
          "journal \"%s\" event %d cannot be replayed".formatted(journal, event.number()), wrong);
    }
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
    return published;
  }

  public List<LiveTable> tables() {
    return states(LiveTable.class);
  }

  public List<LiveJackpot> jackpots() {
    return states(LiveJackpot.class);
  }

  private <T> List<T> states(Class<T> type) {
    return new TreeMap<>(published.all())
        .values().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /// Tells of the journals that each command moved, on the writer's thread: it must be quick.
  public void watch(Consumer<Set<String>> newWatcher) {
    watcher = newWatcher;
  }

  /// What an act comes to.
  @FunctionalInterface
  interface Decider {
    Verdict decide(Floor floor, Actor actor, Act act);
  }

  /// Lets acts be decided in another way, which is held to the same invariants.
  void decideWith(Decider newDecider) {
    decider = newDecider;
  }

  public InstantSource clock() {
    return clock;
  }

  public GamingDay gamingDay() {
    return gamingDay;
  }

  /// The number of the last committed event of a journal, which is its version.
  public long version(String journal) {
    return numbers.getOrDefault(journal, 0L);
  }

  public CompletableFuture<Reply> submit(String key, Actor actor, Act act) {
    return submit(key, actor, act, null, List.of());
  }

  public CompletableFuture<Reply> submit(
      String key, Actor actor, Act act, @Nullable Long expected) {
    return submit(key, actor, act, expected, List.of());
  }

  /// Asks something of the floor. The same key and act give the same reply again.
  ///
  /// @param expected the version of the table or jackpot that the act was decided on, if it matters
  /// @param secrets what the act sets, hashed; they are stored with its events or not at all
  public CompletableFuture<Reply> submit(
      String key, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    attend();
    var body =
        actor
            + " "
            + act.getClass().getSimpleName()
            + " "
            + EventJson.write(act)
            + (secrets.isEmpty() ? "" : " " + secrets);
    var request = new Request(key, body, heads -> decide(heads, actor, act, expected, secrets));
    return database.writer().submit(request).thenApply(LiveFloor::reply);
  }

  private static Reply reply(Answer answer) {
    return switch (answer) {
      case Answer.Accepted(var body, var repeated) ->
          new Reply.Done(EventJson.numbers(body), repeated);
      case Answer.Refused(var body) -> new Reply.Refused(EventJson.refusals(body));
      case Answer.KeyReused(var key) -> new Reply.KeyReused(key);
    };
  }

  private static String journal(Act act) {
    return switch (act) {
      case Act.AtTable atTable -> LiveTable.journal(atTable.table());
      case Act.AtJackpot atJackpot -> LiveJackpot.journal(atJackpot.jackpot());
      case Act.AtHouse _ -> House.JOURNAL;
    };
  }

  /// On the writer's thread.
  private Decision decide(
      Heads heads, Actor actor, Act act, @Nullable Long expected, List<Credential> secrets) {
    var journal = journal(act);
    if (expected != null && heads.of(journal).number() != expected) {
      return refuse(
          List.of(
              new Refusal(
                  Code.STALE,
                  "%s has moved on to %d since %d was seen; look again"
                      .formatted(journal, heads.of(journal).number(), expected))));
    }
    var at = clock.instant();
    working.begin(gamingDay.of(at));
    return switch (decider.decide(working, actor, act)) {
      case Verdict.Refused(var refusals) -> refuse(refusals);
      case Verdict.Accepted(var events) -> append(heads, at, actor, events, secrets);
    };
  }

  private static Decision refuse(List<Refusal> refusals) {
    return new Decision.Refuse(EventJson.write(refusals));
  }

  private Decision append(
      Heads heads, Instant at, Actor actor, List<Verdict.Posted> events, List<Credential> secrets) {
    var before = new LinkedHashMap<String, @Nullable Object>();
    var ends = new TreeMap<String, Long>();
    var entries = new ArrayList<Entry>(events.size());
    var transfers = new ArrayList<Transfer>();
    try {
      for (var posted : events) {
        var journal = posted.journal();
        if (!before.containsKey(journal)) {
          before.put(journal, working.of(journal));
          ends.put(journal, heads.of(journal).number());
        }
        working.put(journal, working.after(journal, posted.event()));
        ends.merge(journal, 1L, Long::sum);
        transfers.addAll(posted.transfers());
        var kind = Kinds.of(posted.event());
        entries.add(
            new Entry(
                journal,
                at,
                actor.toString(),
                kind.name(),
                kind.version(),
                EventJson.write(posted.event()),
                posted.transfers()));
      }
      var changes = new ArrayList<Change>();
      before.forEach((journal, state) -> changes.add(change(journal, state)));
      Invariants.check(changes, transfers);
      return new Decision.Append(
          entries,
          secrets,
          EventJson.write(ends),
          () -> publish(changes, ends),
          () -> before.forEach(working::put));
    } catch (RuntimeException wrong) {
      before.forEach(working::put);
      throw wrong;
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
                    witnesses.tell(now);
                  }
                });
    witnesses.due(now);
  }

  private Change change(String journal, @Nullable Object before) {
    var after = working.of(journal);
    if (after == null) {
      throw new IllegalStateException("journal " + journal + " lost its state");
    }
    return new Change(journal, before, after);
  }

  private void publish(List<Change> changes, Map<String, Long> ends) {
    for (var change : changes) {
      var number = ends.getOrDefault(change.journal(), 0L);
      published.put(change.journal(), change.after());
      numbers.put(change.journal(), number);
      saving.moved(change.journal(), number, change.after());
    }
    watcher.accept(ends.keySet());
  }

  /// Saves every state that moved, so that the next start is quick.
  public void saveAll() {
    saving.all(published.all(), numbers);
  }

  @Override
  public void close() {
    try (database) {
      if (database.writer().isRunning()) {
        if (run != null) {
          tell(new HouseEvent.Stopped(run.started().version())).join();
        }
        saveAll();
        witnesses.tell(clock.instant());
      }
    }
  }
}
