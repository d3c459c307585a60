package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.floor.Invariants.Change;
import io.lammer.tables.floor.Rulebook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// The states of the floor: as the writer's thread has decided them, and as everybody sees them
/// once they are on the disk.
final class Board {
  private final Database database;
  private final States working;
  private final States published;
  private final Map<String, Long> numbers = new ConcurrentHashMap<>();
  private final Saving saving;
  private volatile Consumer<Set<String>> watcher = _ -> {};

  Board(Database database, Rulebook rules) {
    this.database = database;
    this.working = new States(rules, new HashMap<>());
    this.published = new States(rules, new ConcurrentHashMap<>());
    this.saving = new Saving(database);
  }

  /// Brings every state up to date.
  void load(History history) {
    database.journals().list().forEach(head -> load(history, head.journal()));
  }

  private void load(History history, String journal) {
    var number = 0L;
    var saved = saving.load(journal);
    if (saved.isPresent()) {
      number = saved.get().number();
      working.put(journal, saved.get().state());
    }
    var events =
        database.journals().read(journal, number + 1).map(history.reader(working)).iterator();
    while (events.hasNext()) {
      number = events.next().stored().number();
    }
    published.put(journal, working.state(journal));
    numbers.put(journal, number);
  }

  /// On the writer's thread only.
  States working() {
    return working;
  }

  States published() {
    return published;
  }

  /// The published states of a kind, by name.
  <T> List<T> published(Class<T> type) {
    return new TreeMap<>(published.all())
        .values().stream().filter(type::isInstance).map(type::cast).toList();
  }

  /// The number of the last committed event of a journal.
  long number(String journal) {
    return numbers.getOrDefault(journal, 0L);
  }

  void watch(Consumer<Set<String>> newWatcher) {
    watcher = newWatcher;
  }

  /// What was decided is on the disk.
  void publish(List<Change> changes, Map<String, Long> ends) {
    for (var change : changes) {
      var number = ends.getOrDefault(change.journal(), 0L);
      published.put(change.journal(), change.after());
      numbers.put(change.journal(), number);
      saving.moved(change.journal(), number, change.after());
    }
    watcher.accept(ends.keySet());
  }

  void saveAll() {
    saving.all(published.all(), numbers);
  }
}
