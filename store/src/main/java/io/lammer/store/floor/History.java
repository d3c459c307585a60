package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.Event;
import io.lammer.store.Search;
import io.lammer.store.StoreFailed;
import io.lammer.tables.Layout;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Rulebook;
import java.util.HashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The journals read as what happened, each event with the state that it led to.
public final class History {
  private static final int FAR = 5_000;

  private final Database database;
  private final Rulebook rules;
  private final Upcasts upcasts;

  /// @param rules for what journals before 0.2.0 did not write down themselves
  public History(Database database, Rulebook rules) {
    this.database = database;
    this.rules = rules;
    this.upcasts = new Upcasts(database, rules);
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

  /// As `of`, but waits at the end for what comes.
  public Stream<Happened> follow(String journal) {
    var states = new States(rules, new HashMap<>());
    return database.journals().follow(journal, 1).map(stored -> happened(states, stored));
  }

  /// What came after an event, from the state that this one led to.
  public Stream<Happened> after(String journal, long number, Object state) {
    var states = new States(rules, new HashMap<>());
    states.put(journal, state);
    return database.journals().read(journal, number + 1).map(stored -> happened(states, stored));
  }

  /// The hits of a jackpot, as far back as anybody looks.
  public HitLog hits(String jackpot) {
    var search =
        Search.in(LiveJackpot.journal(jackpot)).of("hit", "witnessed", "approved", "rejected");
    var log = new HitLog();
    for (var stored : database.journals().older(search, Long.MAX_VALUE, FAR).reversed()) {
      log.add(stored, (JackpotEvent) event(stored, null));
    }
    return log;
  }

  /// A stored event read by itself.
  ///
  /// @param layout of the table as it was then; null for other journals
  public FloorEvent event(Event stored, @Nullable Layout layout) {
    return EventJson.read(stored.entry(), layout, upcasts);
  }

  private Happened happened(States states, Event stored) {
    try {
      return read(states, stored);
    } catch (RuntimeException wrong) {
      throw new StoreFailed(
          "journal \"%s\" event %d cannot be replayed".formatted(stored.journal(), stored.number()),
          wrong);
    }
  }

  private Happened read(States states, Event stored) {
    var journal = stored.journal();
    var event = event(stored, states.layout(journal));
    var before = states.of(journal);
    var after = states.after(journal, event);
    states.put(journal, after);
    return new Happened(stored, event, before, after);
  }
}
