package io.lammer.web.audit;

import io.lammer.accounting.EventRef;
import io.lammer.house.FloorState;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.runtime.History.Transition;
import io.lammer.web.HouseService;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  private final HouseService host;
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
