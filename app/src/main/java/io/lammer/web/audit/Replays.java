package io.lammer.web.audit;

import io.lammer.accounting.EventRef;
import io.lammer.house.FloorState;
import io.lammer.house.TableEvent;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.runtime.History.Transition;
import io.lammer.table.Layout;
import io.lammer.web.HouseService;
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

/// Replays parts of journals. Every 512th state is cached, so that events near an earlier replay
/// are reached quickly.
@Component
public final class Replays {
  private static final int EVERY = 512;

  /// More events than a single command creates.
  private static final int NEAR = 300;

  private static final int MOST_LAYOUTS = 1_000;

  /// The layouts of a table, by the number of the event that set them.
  ///
  /// @param upTo number of the journal's last event when they were read
  private record Layouts(long upTo, NavigableMap<Long, Layout> byNumber) {}

  private final HouseService host;
  private final Map<String, Layouts> layouts = new ConcurrentHashMap<>();
  private final Map<String, ConcurrentSkipListMap<Long, FloorState>> marks =
      new ConcurrentHashMap<>();

  Replays(HouseService host) {
    this.host = host;
  }

  public List<Transition> events(String journal, long from, long to) {
    var known = marks.computeIfAbsent(journal, _ -> new ConcurrentSkipListMap<>());
    var history = host.live().history();
    var mark = known.floorEntry(from - 1);
    var told = new ArrayList<Transition>();
    try (var events =
        mark != null && from - mark.getKey() <= EVERY
            ? history.after(journal, mark.getKey(), mark.getValue())
            : history.before(journal, from)) {
      for (var all = events.iterator(); all.hasNext(); ) {
        var happened = all.next();
        var number = happened.stored().number();
        if (number > to) {
          break;
        }
        if (number % EVERY == 0) {
          known.put(number, happened.after());
        }
        if (number >= from) {
          told.add(happened);
        }
      }
    }
    return told;
  }

  /// The layout of a table at an event. Changes of limits since the table was opened are not
  /// included.
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

  /// The events that the same command created, including this one.
  public List<StoredEvent> together(StoredEvent stored) {
    var all = new Search(null, Set.of(), Set.of(), "", null, null, "");
    return host.live().database().journals().older(all, stored.id() + NEAR, 2 * NEAR).stream()
        .filter(other -> other.command() == stored.command())
        .toList()
        .reversed();
  }

  public List<StoredEvent> together(EventRef ref) {
    return host.live().database().journals().event(ref.journal(), ref.number()).stream()
        .flatMap(stored -> together(stored).stream())
        .toList();
  }

  public Optional<Transition> event(String journal, long number) {
    return number < 1 ? Optional.empty() : events(journal, number, number).stream().findFirst();
  }
}
