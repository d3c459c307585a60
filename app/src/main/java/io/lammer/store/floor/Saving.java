package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.Snapshot;
import io.lammer.store.StoreFailed;
import io.lammer.store.StoreRefused;
import io.lammer.tables.floor.FloorState;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/// Saves states as they move on, so that a start need not replay long journals.
public final class Saving {
  /// The form of saved states; another one is ignored and rebuilt.
  public static final int VERSION = 11;

  /// How many events a journal may grow before its state is saved.
  private static final int EVERY = 256;

  private final Database database;
  private final Map<String, Long> saved = new ConcurrentHashMap<>();

  Saving(Database database) {
    this.database = database;
  }

  /// A state, and the number of the event it follows.
  record Saved(long number, FloorState state) {}

  Optional<Saved> load(String journal) {
    return database.snapshots().signed(journal, VERSION).map(snapshot -> read(journal, snapshot));
  }

  private Saved read(String journal, Snapshot snapshot) {
    try {
      var state = EventJson.state(journal, snapshot.body());
      saved.put(journal, snapshot.number());
      return new Saved(snapshot.number(), state);
    } catch (RuntimeException wrong) {
      throw new StoreFailed("the state of journal \"%s\" cannot be read".formatted(journal), wrong);
    }
  }

  /// Saves a state in the background, if it has moved far enough.
  void moved(String journal, long number, FloorState state) {
    if (number - saved.getOrDefault(journal, 0L) >= EVERY) {
      saved.put(journal, number);
      Thread.startVirtualThread(
          () -> {
            var _ = write(journal, number, state);
          });
    }
  }

  /// Saves every state that has moved at all, and waits until they are on the disk.
  void all(Map<String, FloorState> states, Map<String, Long> numbers) {
    var writes = new ArrayList<CompletableFuture<?>>();
    states.forEach(
        (journal, state) -> {
          var number = numbers.getOrDefault(journal, 0L);
          if (number > saved.getOrDefault(journal, 0L)) {
            saved.put(journal, number);
            writes.add(write(journal, number, state));
          }
        });
    writes.forEach(CompletableFuture::join);
  }

  private CompletableFuture<?> write(String journal, long number, FloorState state) {
    try {
      return database
          .snapshots()
          .save(new Snapshot(journal, number, VERSION, EventJson.writeState(state)));
    } catch (StoreRefused | StoreFailed withoutKey) {
      // The next start replays more. That the key is missing is said when a day is to be sealed.
      return CompletableFuture.completedFuture(false);
    }
  }
}
