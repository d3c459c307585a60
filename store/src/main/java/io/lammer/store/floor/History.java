package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.Event;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.Rulebook;
import java.util.HashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The journals read as what happened, each event with the state that it led to.
public final class History {
  private final Database database;
  private final Rulebook rules;

  public History(Database database, Rulebook rules) {
    this.database = database;
    this.rules = rules;
  }

  /// An event of a journal.
  ///
  /// @param before the [io.lammer.tables.floor.LiveTable], [io.lammer.tables.floor.LiveJackpot] or
  ///   [io.lammer.tables.floor.House] that it happened to; null for the first event
  public record Happened(Event stored, FloorEvent event, @Nullable Object before, Object after) {}

  /// A journal from its first event on.
  public Stream<Happened> of(String journal) {
    var states = new States(rules, new HashMap<>());
    return database.journals().read(journal, 1).map(stored -> happened(states, stored));
  }

  private static Happened happened(States states, Event stored) {
    var entry = stored.entry();
    var journal = entry.journal();
    var event =
        EventJson.read(
            journal, entry.kind(), entry.version(), entry.body(), states.layout(journal));
    var before = states.of(journal);
    var after = states.after(journal, event);
    states.put(journal, after);
    return new Happened(stored, event, before, after);
  }
}
