package io.lammer.runtime;

import io.lammer.accounting.EventRef;
import io.lammer.accounting.HitLedger;
import io.lammer.accounting.SlipLedger;
import io.lammer.accounting.Step;
import io.lammer.house.FloorEvent;
import io.lammer.house.FloorState;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.Rulebook;
import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.journal.Search;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoredEvent;
import io.lammer.table.Event;
import io.lammer.table.Settlement;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads journals as events, each with the states before and after it.
public final class History {
  private static final int FAR = 5_000;
  private static final int FARTHEST = 100_000;
  private static final int PAGE = 100;

  private final Database database;
  private final Rulebook rules;

  public History(Database database, Rulebook rules) {
    this.database = database;
    this.rules = rules;
  }

  /// An event of a journal with the states before and after it.
  ///
  /// @param before null for the first event
  public record Transition(
      StoredEvent stored, FloorEvent event, @Nullable FloorState before, FloorState after) {
    public Step step() {
      return new Step(ref(stored), event, before, after, stored.entry().transfers());
    }
  }

  public static EventRef ref(StoredEvent stored) {
    return new EventRef(
        stored.journal(), stored.number(), stored.id(), stored.at(), stored.entry().actor());
  }

  /// The written names of all kinds of events.
  public static List<String> kinds() {
    return WrittenNames.all().map(WrittenNames.Kind::name).distinct().sorted().toList();
  }

  /// The events of a journal from the first one.
  public Stream<Transition> of(String journal) {
    return database.journals().read(journal, 1).map(reader(new States(rules, new HashMap<>())));
  }

  /// As `of`, but waits at the end for further events.
  public Stream<Transition> follow(String journal) {
    return database.journals().follow(journal, 1).map(reader(new States(rules, new HashMap<>())));
  }

  /// The events after a given one, starting from the state that it led to.
  public Stream<Transition> after(String journal, long number, FloorState state) {
    var states = new States(rules, new HashMap<>());
    states.put(journal, state);
    return database.journals().read(journal, number + 1).map(reader(states));
  }

  /// The hits of a jackpot, limited to its most recent events.
  public HitLedger hits(String jackpot) {
    var search =
        Search.in(LiveJackpot.journal(jackpot))
            .of("hit", "witnessed", "verified", "approved", "rejected");
    var log = new HitLedger(List.of());
    for (var stored : database.journals().older(search, Long.MAX_VALUE, FAR).reversed()) {
      log.add(ref(stored), (JackpotEvent) event(stored));
    }
    return log;
  }

  /// The register of slips, limited to its most recent events.
  public SlipLedger slips() {
    var search =
        Search.in(House.JOURNAL).of("slip-issued", "slip-paid", "slip-voided", "slip-reprinted");
    var log = new SlipLedger(List.of());
    for (var stored : database.journals().older(search, Long.MAX_VALUE, FAR).reversed()) {
      log.add(ref(stored), (HouseEvent) event(stored));
    }
    return log;
  }

  /// How a round of a table was settled, without voided parts. Reads only the newest events, and
  /// checks that they were not edited, because payments depend on them.
  ///
  /// @param end number of the last event that counts
  /// @param last number of rounds settled by then
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
  /// @param voided event that voided it, or null
  public record Part(StoredEvent settled, @Nullable StoredEvent voided) {}

  /// The outcomes of a round of a table, voided ones included, in the order they were settled.
  /// Empty if the round is too many rounds ago.
  ///
  /// @param last number of rounds that the table has settled
  public List<Part> round(String journal, long last, long round) {
    return parts(settlements(journal, Long.MAX_VALUE).limit(FARTHEST), last, round);
  }

  /// @param newest settled and voided events, newest first
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

  /// The settled and voided events before an event, newest first.
  private Stream<StoredEvent> settlements(String journal, long before) {
    var search = Search.in(journal).of("settled", "voided");
    return Stream.iterate(
            database.journals().older(search, before, PAGE),
            page -> !page.isEmpty(),
            page -> database.journals().older(search, page.getLast().number(), PAGE))
        .flatMap(List::stream);
  }

  private static Settlement settlement(StoredEvent settled) {
    return event(settled) instanceof TableEvent.Played(Event.Settled(_, var settlement))
        ? settlement
        : new Settlement(List.of(), List.of(), List.of(), List.of());
  }

  /// Parses a single stored event.
  public static FloorEvent event(StoredEvent stored) {
    return EventJson.read(stored.entry());
  }

  /// A function that parses events one after the other, each on the state that those before it led
  /// to.
  Function<StoredEvent, Transition> reader(States states) {
    return stored -> {
      var journal = stored.journal();
      try {
        var event = event(stored);
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
