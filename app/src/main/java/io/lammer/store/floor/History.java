package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.Search;
import io.lammer.store.StoreFailed;
import io.lammer.store.StoredEvent;
import io.lammer.tables.Event;
import io.lammer.tables.Layout;
import io.lammer.tables.Settlement;
import io.lammer.tables.floor.FloorEvent;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The journals read as what happened, each event with the state that it led to.
public final class History {
  private static final int FAR = 5_000;
  private static final int FARTHEST = 100_000;
  private static final int PAGE = 100;

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
  /// @param before null for the first event
  public record Transition(
      StoredEvent stored, FloorEvent event, @Nullable FloorState before, FloorState after) {}

  /// The words for kinds of events in journals.
  public static List<String> kinds() {
    return WrittenNames.all().map(WrittenNames.Kind::name).distinct().sorted().toList();
  }

  /// A journal from its first event on.
  public Stream<Transition> of(String journal) {
    return database.journals().read(journal, 1).map(reader(new States(rules, new HashMap<>())));
  }

  /// As `of`, but waits at the end for what comes.
  public Stream<Transition> follow(String journal) {
    return database.journals().follow(journal, 1).map(reader(new States(rules, new HashMap<>())));
  }

  /// What came after an event, from the state that this one led to.
  public Stream<Transition> after(String journal, long number, FloorState state) {
    var states = new States(rules, new HashMap<>());
    states.put(journal, state);
    return database.journals().read(journal, number + 1).map(reader(states));
  }

  /// The hits of a jackpot, as far back as anybody looks.
  public HitLog hits(String jackpot) {
    var search =
        Search.in(LiveJackpot.journal(jackpot))
            .of("hit", "witnessed", "verified", "approved", "rejected");
    var log = new HitLog();
    for (var stored : database.journals().older(search, Long.MAX_VALUE, FAR).reversed()) {
      log.add(stored, (JackpotEvent) event(stored, null));
    }
    return log;
  }

  /// The register of slips, as far back as anybody looks.
  public SlipLog slips() {
    var search =
        Search.in(House.JOURNAL).of("slip-issued", "slip-paid", "slip-voided", "slip-reprinted");
    var log = new SlipLog();
    for (var stored : database.journals().older(search, Long.MAX_VALUE, FAR).reversed()) {
      log.add(stored, (HouseEvent) event(stored, null));
    }
    return log;
  }

  /// How a round of a table was settled, each part of it that was not voided. Only the newest
  /// events are looked through. Money is decided on it, so nothing may have been edited since.
  ///
  /// @param end the number of the last event that counts
  /// @param last how many rounds were settled by then
  List<Settlement> settled(String journal, long end, long last, long round) {
    var parts = parts(settlements(journal, end + 1).limit(FAR), last, round);
    if (!parts.isEmpty()) {
      database.journals().requireUnchanged(journal, parts.getFirst().settled().number());
    }
    return parts.stream()
        .filter(part -> part.voided() == null)
        .map(part -> settlement(part.settled()))
        .toList();
  }

  /// An outcome of a round: its own, or that of its Fightback card.
  ///
  /// @param voided the event that voided it, or null
  public record Part(StoredEvent settled, @Nullable StoredEvent voided) {}

  /// The outcomes of a round of a table, voided ones too, in the order they were settled. Empty for
  /// a round that lies too many rounds back to look for.
  ///
  /// @param last how many rounds the table has settled
  public List<Part> round(String journal, long last, long round) {
    return parts(settlements(journal, Long.MAX_VALUE).limit(FARTHEST), last, round);
  }

  /// @param newest what was settled and voided, newest first
  private static List<Part> parts(Stream<StoredEvent> newest, long last, long round) {
    var parts = new ArrayDeque<Part>();
    var voids = new ArrayDeque<StoredEvent>();
    var number = last;
    for (var seen = newest.iterator(); number >= round && seen.hasNext(); ) {
      var stored = seen.next();
      if (isVoid(stored)) {
        if (EventJson.voided(stored.entry().body()) == round) {
          voids.push(stored);
        }
        continue;
      }
      if (number == round) {
        parts.push(new Part(stored, voids.poll()));
      }
      if (!EventJson.isCard(stored.entry().body())) {
        number--;
      }
    }
    return List.copyOf(parts);
  }

  private static boolean isVoid(StoredEvent stored) {
    return stored.entry().kind().equals("voided");
  }

  /// What was settled and voided before an event, newest first.
  private Stream<StoredEvent> settlements(String journal, long before) {
    var search = Search.in(journal).of("settled", "voided");
    return Stream.iterate(
            database.journals().older(search, before, PAGE),
            page -> !page.isEmpty(),
            page -> database.journals().older(search, page.getLast().number(), PAGE))
        .flatMap(List::stream);
  }

  private Settlement settlement(StoredEvent settled) {
    var opened = Search.in(settled.journal()).of("opened", "changed");
    var layout =
        switch (event(database.journals().older(opened, settled.number(), 1).getFirst(), null)) {
          case TableEvent.Opened it -> it.layout();
          case TableEvent.Changed(var to, _) -> to.layout();
          default -> throw new IllegalStateException("a table is laid out by other events");
        };
    return event(settled, layout) instanceof TableEvent.Played(Event.Settled(_, var settlement))
        ? settlement
        : new Settlement(List.of(), List.of(), List.of(), List.of());
  }

  /// A stored event read by itself.
  ///
  /// @param layout of the table as it was then; null for other journals
  public FloorEvent event(StoredEvent stored, @Nullable Layout layout) {
    return EventJson.read(stored.entry(), layout, upcasts);
  }

  /// Reads one event after another, each on the state that those before it led to.
  Function<StoredEvent, Transition> reader(States states) {
    return stored -> {
      var journal = stored.journal();
      try {
        var event = event(stored, states.layout(journal));
        var before = states.state(journal);
        return new Transition(stored, event, before, states.evolve(journal, event));
      } catch (RuntimeException wrong) {
        throw new StoreFailed(
            "journal \"%s\" event %d cannot be replayed".formatted(journal, stored.number()),
            wrong);
      }
    };
  }
}
