package io.lammer.web.audit;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.rules.Money;
import io.lammer.web.HouseService;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/// The displayed amounts of a table's jackpots at an earlier event of its journal.
@Component
record MeterHistory(HouseService host, Replays replays) {
  private static final int SAME_MOMENT = 50;

  /// The amounts right after an event of the table, by jackpot.
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
