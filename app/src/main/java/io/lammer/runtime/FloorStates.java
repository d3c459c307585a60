package io.lammer.runtime;

import io.lammer.house.FloorState;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.journal.Database;
import io.lammer.journal.Head;
import io.lammer.journal.JournalsChanged;
import io.lammer.journal.StoredEvent;
import io.lammer.journal.VerifiedEnds;
import io.lammer.runtime.Invariants.Change;
import io.lammer.table.Settlement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The states of the floor: the decided ones, and the published ones, which follow once they are on
/// the disk.
final class FloorStates {
  private final Database database;
  private final States working;
  private final States published;
  private final Map<String, Long> numbers = new ConcurrentHashMap<>();

  /// Like `numbers`, but set before the states are published rather than after.
  private final Map<String, Long> coming = new ConcurrentHashMap<>();

  private final SnapshotPolicy saving;
  private final List<Consumer<List<Committed>>> watchers = new CopyOnWriteArrayList<>();
  private volatile long position;

  /// @param requiresUsers see [io.lammer.house.Floor#requiresUsers]
  FloorStates(Database database, Rulebook rules, boolean requiresUsers) {
    this.database = database;
    var history = new History(database, rules);
    States.RoundLog log = (table, round) -> settled(history, table, round);
    this.working = new States(rules, new HashMap<>(), requiresUsers, log);
    this.published = new States(rules, new ConcurrentHashMap<>(), requiresUsers, log);
    this.saving = new SnapshotPolicy(database);
  }

  /// Brings every state up to the verified end of the journals.
  void load(History history, VerifiedEnds ends) {
    position = ends.events();
    ends.heads().forEach(end -> load(history, end));
  }

  private void load(History history, Head end) {
    var journal = end.journal();
    var number = 0L;
    var saved = saving.load(journal);
    if (saved.isPresent()) {
      number = saved.get().number();
      working.put(journal, saved.get().state());
    }
    var events =
        database
            .journals()
            .read(journal, number + 1)
            .takeWhile(event -> event.number() <= end.number())
            .map(history.reader(working))
            .iterator();
    while (events.hasNext()) {
      var stored = events.next().stored();
      number = stored.number();
      if (number == end.number() && !stored.hash().equals(end.hash())) {
        throw new JournalsChanged(
            "journal \"%s\" event %d was changed while it was read".formatted(journal, number));
      }
    }
    if (number < end.number()) {
      throw new JournalsChanged("journal \"%s\" lacks event %d".formatted(journal, number + 1));
    }
    show(journal, working.state(journal), number);
  }

  private void show(String journal, @Nullable FloorState state, long number) {
    coming.put(journal, number);
    published.put(journal, state);
    numbers.put(journal, number);
  }

  /// The decided states; used only on the deciding thread.
  States working() {
    return working;
  }

  States published() {
    return published;
  }

  /// The published states of a type, in natural order of their names: B2 before B10.
  <T> List<T> published(Class<T> type) {
    return published.all().entrySet().stream()
        .filter(entry -> type.isInstance(entry.getValue()))
        .sorted(Map.Entry.comparingByKey(new NaturalOrder()))
        .map(entry -> type.cast(entry.getValue()))
        .toList();
  }

  /// Counts rounds back from a published state, so it retries until the state and its event number
  /// match. Uncommitted rounds are left out.
  private List<Settlement> settled(History history, String table, long round) {
    var journal = LiveTable.journal(table);
    while (true) {
      var number = number(journal);
      var last = published.table(table).map(LiveTable::round).orElse(0L);
      if (numberAtMost(journal) == number) {
        return history.rounds().settled(journal, number, last, round);
      }
      Thread.onSpinWait();
    }
  }

  /// Number of the last committed event of a journal.
  long number(String journal) {
    return numbers.getOrDefault(journal, 0L);
  }

  /// Upper bound of the event number that a published state can include.
  long numberAtMost(String journal) {
    return coming.getOrDefault(journal, 0L);
  }

  void watch(Consumer<List<Committed>> watcher) {
    watchers.add(watcher);
  }

  /// Id of the event up to which all events are published.
  long position() {
    return position;
  }

  /// Publishes the changes of a command after its commit.
  void publish(List<Change> changes, Map<String, Long> ends, List<Committed> events) {
    for (var change : changes) {
      var number = ends.getOrDefault(change.journal(), 0L);
      show(change.journal(), change.after(), number);
      saving.moved(change.journal(), number, change.after());
    }
    if (!events.isEmpty()) {
      moved(events, events.getLast().stored());
    }
  }

  private void moved(List<Committed> events, StoredEvent last) {
    synchronized (this) {
      position = last.id();
      notifyAll();
    }
    watchers.forEach(watcher -> watcher.accept(events));
  }

  /// Applies and publishes events that another server committed.
  void follow(History history, List<StoredEvent> events) {
    var reader = history.reader(working);
    var committed = new ArrayList<Committed>();
    for (var stored : events) {
      var journal = stored.journal();
      if (stored.number() > number(journal)) {
        var happened = reader.apply(stored);
        show(journal, happened.after(), stored.number());
        committed.add(new Committed(stored, happened.event()));
      }
    }
    moved(committed, events.getLast());
  }

  /// Drops decided states that were not committed.
  void rewind() {
    working.all().clear();
    working.all().putAll(published.all());
  }

  /// Waits until all events up to a position are published; false on timeout.
  synchronized boolean await(long place, Duration atMost) throws InterruptedException {
    var end = System.nanoTime() + atMost.toNanos();
    for (var left = atMost; position < place && left.isPositive(); ) {
      wait(left.toMillis() + 1);
      left = Duration.ofNanos(end - System.nanoTime());
    }
    return position >= place;
  }

  void saveAll() {
    saving.all(published.all(), numbers);
  }
}
