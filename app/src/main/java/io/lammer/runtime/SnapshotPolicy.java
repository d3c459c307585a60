package io.lammer.runtime;

import io.lammer.house.FloorState;
import io.lammer.journal.Database;
import io.lammer.journal.Snapshot;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoreRefused;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/// Saves snapshots of the states in the background, so that a start need not replay long journals.
public final class SnapshotPolicy {
  /// Version of the format of snapshots and of kept days, and of how their totals are added up;
  /// those of other versions are ignored and rebuilt.
  public static final int VERSION = 1;

  /// Number of events after which a journal's state is saved again.
  private static final int EVERY = 256;

  private final Database database;
  private final Map<String, Long> saved = new ConcurrentHashMap<>();

  SnapshotPolicy(Database database) {
    this.database = database;
  }

  /// A state and the number of the last event it includes.
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

  /// Saves a snapshot in the background if the state has moved far enough since the last one.
  void moved(String journal, long number, FloorState state) {
    if (number - saved.getOrDefault(journal, 0L) >= EVERY) {
      saved.put(journal, number);
      Thread.startVirtualThread(
          () -> {
            var _ = write(journal, number, state);
          });
    }
  }

  /// Saves a snapshot of every state that has changed, and waits until they are on the disk.
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
      // The next start only replays more. A missing key is reported when a day is to be sealed.
      return CompletableFuture.completedFuture(false);
    }
  }
}
