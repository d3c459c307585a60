package io.lammer.server.audit;

import io.lammer.server.FloorHost;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.store.floor.History.Transition;
import io.lammer.tables.Layout;
import io.lammer.tables.floor.FloorState;
import io.lammer.tables.floor.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.springframework.stereotype.Component;

/// Replays stretches of journals. States on the way are remembered, so that what lies near to
/// something that was replayed before is quick to reach.
@Component
public final class Replays {
  private static final int EVERY = 512;

  /// One command makes fewer events than this.
  private static final int NEAR = 300;

  private static final int MOST_LAYOUTS = 1_000;

  /// The layouts of a table by the events that gave it them.
  ///
  /// @param upTo the number of the journal's last event when they were read
  private record Layouts(long upTo, NavigableMap<Long, Layout> byNumber) {}

  private final FloorHost host;
  private final Map<String, Layouts> layouts = new ConcurrentHashMap<>();
  private final Map<String, ConcurrentSkipListMap<Long, FloorState>> marks =
      new ConcurrentHashMap<>();

  Replays(FloorHost host) {
    this.host = host;
  }

  /// The events of a journal between two numbers, both included, each with its states.
  public List<Transition> events(String journal, long from, long to) {
    var known = marks.computeIfAbsent(journal, _ -> new ConcurrentSkipListMap<>());
    var history = host.live().history();
    var mark = known.floorEntry(from - 1);
    var events =
        mark == null ? history.of(journal) : history.after(journal, mark.getKey(), mark.getValue());
    var told = new ArrayList<Transition>();
    var all = events.iterator();
    var number = mark == null ? 0 : mark.getKey();
    while (number < to && all.hasNext()) {
      var happened = all.next();
      number = happened.stored().number();
      if (number % EVERY == 0) {
        known.put(number, happened.after());
      }
      if (number >= from) {
        told.add(happened);
      }
    }
    return told;
  }

  /// The layout that a table had at an event, but for limits that were changed since it was opened.
  Optional<Layout> layout(String journal, long number) {
    var known = layouts.get(journal);
    if (known == null || known.upTo() < number) {
      known = layouts(journal);
      layouts.put(journal, known);
    }
    return Optional.ofNullable(known.byNumber().lowerEntry(number)).map(Map.Entry::getValue);
  }

  private Layouts layouts(String journal) {
    var upTo = host.live().version(journal);
    var byNumber = new TreeMap<Long, Layout>();
    var opened = Search.in(journal).of("opened", "changed");
    for (var stored : host.live().database().journals().older(opened, upTo + 1, MOST_LAYOUTS)) {
      switch (host.live().history().event(stored, null)) {
        case TableEvent.Opened it -> byNumber.put(stored.number(), it.layout());
        case TableEvent.Changed(var to, _) -> byNumber.put(stored.number(), to.layout());
        default -> {}
      }
    }
    return new Layouts(upTo, byNumber);
  }

  /// The events of the command that made an event, itself among them; they were written together.
  public List<StoredEvent> together(StoredEvent stored) {
    var all = new Search(null, Set.of(), Set.of(), "", null, null, "");
    return host.live().database().journals().older(all, stored.id() + NEAR, 2 * NEAR).stream()
        .filter(other -> other.command() == stored.command())
        .toList()
        .reversed();
  }

  public Optional<Transition> event(String journal, long number) {
    return number < 1 ? Optional.empty() : events(journal, number, number).stream().findFirst();
  }
}
