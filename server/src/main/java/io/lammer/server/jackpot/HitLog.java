package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.audit.Told;
import io.lammer.store.Event;
import io.lammer.store.Search;
import io.lammer.tables.floor.JackpotEvent;
import io.lammer.tables.floor.LiveJackpot;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/// The hits of a jackpot and how each was decided, out of its journal.
@Component
final class HitLog {
  private static final int MOST = 5_000;

  private final FloorHost host;
  private final Told told;

  HitLog(FloorHost host, Told told) {
    this.host = host;
    this.told = told;
  }

  /// Newest first.
  List<Made> all(String jackpot) {
    var search =
        Search.in(LiveJackpot.journal(jackpot)).of("hit", "witnessed", "approved", "rejected");
    var made = new TreeMap<Integer, Made>();
    for (var stored :
        host.live().database().journals().older(search, Long.MAX_VALUE, MOST).reversed()) {
      add(made, stored);
    }
    return List.copyOf(made.descendingMap().values());
  }

  Optional<Made> find(String jackpot, int number) {
    return all(jackpot).stream().filter(made -> made.hit().number() == number).findFirst();
  }

  private void add(SortedMap<Integer, Made> hits, Event stored) {
    switch (told.read(stored)) {
      case JackpotEvent.Hit(var hit, _) ->
          hits.put(
              hit.number(),
              new Made(
                  hit,
                  Made.State.WAITING,
                  stored,
                  told.line(stored),
                  null,
                  List.of(),
                  "",
                  false,
                  false,
                  List.of()));
      case JackpotEvent.Approved approved ->
          hits.computeIfPresent(
              approved.hit(),
              (_, made) ->
                  new Made(
                      made.hit(),
                      Made.State.APPROVED,
                      made.stored(),
                      made.line(),
                      told.line(stored),
                      approved.slipNumbers(),
                      "",
                      approved.camera(),
                      approved.tax(),
                      approved.flags()));
      case JackpotEvent.Rejected(var number, var reason, var open, _) -> {
        hits.computeIfPresent(
            number,
            (_, made) ->
                new Made(
                    made.hit(),
                    Made.State.REJECTED,
                    made.stored(),
                    made.line(),
                    told.line(stored),
                    List.of(),
                    reason,
                    false,
                    false,
                    List.of()));
        open.forEach(hit -> hits.computeIfPresent(hit.number(), (_, made) -> made.worth(hit)));
      }
      case JackpotEvent.Witnessed(var number, var by) ->
          hits.computeIfPresent(number, (_, made) -> made.worth(made.hit().seen(by)));
      default -> {}
    }
  }
}
