package io.lammer.server.audit;

import io.lammer.rules.Money;
import io.lammer.server.FloorHost;
import io.lammer.store.Search;
import io.lammer.store.StoredEvent;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/// What the jackpots of a table showed at a moment of its journal.
@Component
record Meters(FloorHost host, Replays replays) {
  private static final int SAME_MOMENT = 50;

  /// After an event of the table.
  Map<String, Money> at(LiveTable table, StoredEvent event) {
    var meters = new LinkedHashMap<String, Money>();
    for (var joined : table.jackpots()) {
      var journal = LiveJackpot.journal(joined.name());
      host
          .live()
          .database()
          .journals()
          .older(Search.in(journal).between(null, event.at()), Long.MAX_VALUE, SAME_MOMENT)
          .stream()
          .filter(moved -> moved.id() <= event.id())
          .findFirst()
          .flatMap(moved -> replays.event(journal, moved.number()))
          .map(moved -> ((LiveJackpot) moved.after()).money().displayed())
          .ifPresent(shown -> meters.put(joined.name(), shown));
    }
    return meters;
  }
}
