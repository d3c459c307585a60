package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.Ends;
import io.lammer.store.Head;
import io.lammer.store.JournalsChanged;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.Invariants.Change;
import io.lammer.tables.Settlement;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The states of the floor: as the writer's thread has decided them, and as everybody sees them
/// once they are on the disk.
final class Board {
  private final Database database;
  private final States working;
  private final States published;
  private final Map<String, Long> numbers = new ConcurrentHashMap<>();

  /// As the numbers, but moved before the states are, and not after.
  private final Map<String, Long> coming = new ConcurrentHashMap<>();

  private final Saving saving;
  private final List<Consumer<List<Committed>>> watchers = new CopyOnWriteArrayList<>();
  private volatile long position;

  /// @param requiresUsers see [io.lammer.tables.floor.Floor#requiresUsers]
  Board(Database database, Rulebook rules, boolean requiresUsers) {
    this.database = database;
    var history = new History(database, rules);
    States.RoundLog log = (table, round) -> settled(history, table, round);
    this.working = new States(rules, new HashMap<>(), requiresUsers, log);
    this.published = new States(rules, new ConcurrentHashMap<>(), requiresUsers, log);
    this.saving = new Saving(database);
  }

  /// Brings every state up to where the journals ended when they were verified.
  void load(History history, Ends ends) {
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

  /// On the writer's thread only.
  States working() {
    return working;
  }

  States published() {
    return published;
  }

  /// The published states of a kind, by name: B2 comes before B10.
  <T> List<T> published(Class<T> type) {
    return published.all().entrySet().stream()
        .filter(entry -> type.isInstance(entry.getValue()))
        .sorted(Map.Entry.comparingByKey(new NaturalOrder()))
        .map(entry -> type.cast(entry.getValue()))
        .toList();
  }

  /// Rounds are counted back from a committed state and its event; what is on its way to the disk
  /// is not among them.
  private List<Settlement> settled(History history, String table, long round) {
    var journal = LiveTable.journal(table);
    while (true) {
      var number = number(journal);
      var last = published.table(table).map(LiveTable::round).orElse(0L);
      if (numberAtMost(journal) == number) {
        return history.settled(journal, number, last, round);
      }
      Thread.onSpinWait();
    }
  }

  /// The number of the last committed event of a journal.
  long number(String journal) {
    return numbers.getOrDefault(journal, 0L);
  }

  /// The number of the last event that a published state can hold.
  long numberAtMost(String journal) {
    return coming.getOrDefault(journal, 0L);
  }

  void watch(Consumer<List<Committed>> watcher) {
    watchers.add(watcher);
  }

  /// The place among all events that everything up to is seen.
  long position() {
    return position;
  }

  /// What was decided is on the disk.
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

  /// What another server has put on the disk.
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

  /// Forgets what was decided and is not on the disk.
  void rewind() {
    working.all().clear();
    working.all().putAll(published.all());
  }

  /// Waits until everything up to a place is seen; false if that takes too long.
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
