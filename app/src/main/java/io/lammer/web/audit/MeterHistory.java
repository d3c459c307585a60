package io.lammer.web.audit;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.journal.StoredEvent;
import io.lammer.rules.Money;
import io.lammer.web.HouseService;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/// The displayed amounts of a table's jackpots at an earlier event of its journal.
@Component
record MeterHistory(HouseService host, Replays replays) {
  /// The amounts right after an event of the table, by jackpot.
  Map<String, Money> at(LiveTable table, StoredEvent event) {
    var meters = new LinkedHashMap<String, Money>();
    for (var joined : table.jackpots()) {
      var journal = LiveJackpot.journal(joined.name());
      var number = host.live().database().journals().numberAt(journal, event.id());
      replays
          .event(journal, number)
          .map(moved -> ((LiveJackpot) moved.after()).money().displayed())
          .ifPresent(shown -> meters.put(joined.name(), shown));
    }
    return meters;
  }
}
