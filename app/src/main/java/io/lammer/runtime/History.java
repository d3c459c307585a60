package io.lammer.runtime;

import io.lammer.accounting.EventRef;
import io.lammer.accounting.HitLedger;
import io.lammer.accounting.HitRecord;
import io.lammer.accounting.SlipLedger;
import io.lammer.accounting.Step;
import io.lammer.house.FloorEvent;
import io.lammer.house.FloorState;
import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.house.JackpotEvent;
import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Rulebook;
import io.lammer.house.Slip;
import io.lammer.house.TableEvent;
import io.lammer.journal.Database;
import io.lammer.journal.Search;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.StoredEvent;
import io.lammer.table.Layout;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads journals as events, each with the states before and after it.
public final class History {
  /// Number of events about hits or slips that are read.
  private static final int RECENT = 1_000;

  /// Upper bound of a clock change that is not journaled.
  private static final Duration STEADY = Duration.ofMinutes(1);

  private static final String[] OF_HITS = {"hit", "witnessed", "verified", "approved", "rejected"};

  private static final String[] OF_SLIPS = {
    "slip-issued", "slip-paid", "slip-voided", "slip-reprinted"
  };

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
    return database.journals().read(journal, 1).map(reader(states()));
  }

  States states() {
    return new States(rules, new HashMap<>());
  }

  /// The events of a journal from the end of the kept day before an event.
  public Stream<Transition> before(String journal, long number) {
    return database
        .days()
        .upTo(journal, SnapshotPolicy.VERSION, number - 1)
        .map(kept -> after(journal, kept.head().number(), DayJson.state(kept)))
        .orElseGet(() -> of(journal));
  }

  /// Like `of`, but waits at the end for more events.
  public Stream<Transition> follow(String journal) {
    return database.journals().follow(journal, 1).map(reader(states()));
  }

  /// The events after a given one, starting from the state that it led to.
  public Stream<Transition> after(String journal, long number, FloorState state) {
    var states = states();
    states.put(journal, state);
    return database.journals().read(journal, number + 1).map(reader(states));
  }

  /// The latest hits of a jackpot, limited to its most recent events about hits.
  public HitLedger hits(String jackpot) {
    return hits(List.of(Search.in(LiveJackpot.journal(jackpot)).of(OF_HITS)));
  }

  /// A hit of a jackpot. Rejected hits change the amounts of later ones.
  public Optional<HitRecord> hit(String jackpot, int number) {
    var journal = Search.in(LiveJackpot.journal(jackpot));
    return hits(List.of(
            journal.of("hit").saying("\"number\":%d,".formatted(number)),
            journal.of("witnessed", "verified", "approved").saying("\"hit\":%d,".formatted(number)),
            journal.of("rejected")))
        .find(number);
  }

  private HitLedger hits(List<Search> searches) {
    var log = new HitLedger(List.of());
    for (var stored : found(searches)) {
      log.add(ref(stored), (JackpotEvent) event(stored));
    }
    return log;
  }

  /// Upper bound of how far the time of an event may be before that of an earlier one, from the
  /// times that the clock was set back.
  public Duration clockSlack() {
    var search = Search.in(House.JOURNAL).of("clock-changed");
    var slack = STEADY;
    for (var stored : database.journals().older(search, Long.MAX_VALUE, RECENT)) {
      if (event(stored) instanceof HouseEvent.ClockChanged(var from, var to) && to.isBefore(from)) {
        slack = slack.plus(Duration.between(to, from));
      }
    }
    return slack;
  }

  /// The ledger of these slips, which replace one another.
  public SlipLedger slips(List<Slip> slips) {
    var search = Search.in(House.JOURNAL).of(OF_SLIPS);
    var log = new SlipLedger(List.of());
    for (var stored :
        found(
            slips.stream()
                .map(slip -> search.saying("\"slip\":\"%s\"".formatted(slip.number())))
                .toList())) {
      log.add(ref(stored), (HouseEvent) event(stored));
    }
    return log;
  }

  /// The newest matches of each search, in the order of the journal.
  private List<StoredEvent> found(List<Search> searches) {
    var found = new TreeMap<Long, StoredEvent>();
    for (var search : searches) {
      database
          .journals()
          .older(search, Long.MAX_VALUE, RECENT)
          .forEach(stored -> found.put(stored.number(), stored));
    }
    return List.copyOf(found.values());
  }

  /// The settled rounds of tables.
  public RoundHistory rounds() {
    return new RoundHistory(database);
  }

  /// The layout of a table, by the number of the event that laid it out.
  public Layout layout(String table, long number) {
    var journal = LiveTable.journal(table);
    var event = database.journals().event(journal, number).map(History::event).orElse(null);
    return switch (event) {
      case TableEvent.Opened it -> it.layout();
      case TableEvent.Changed(var to, _) -> to.layout();
      case null, default ->
          throw new IllegalStateException(
              "journal \"%s\" event %d lays no table out".formatted(journal, number));
    };
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
