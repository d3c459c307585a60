package io.lammer.runtime;

import io.lammer.accounting.Calendar;
import io.lammer.house.House;
import io.lammer.house.HouseDay;
import io.lammer.house.HouseEvent;
import io.lammer.journal.Database;
import io.lammer.journal.Search;
import io.lammer.journal.StoredEvent;
import io.lammer.table.GamingDay;
import java.util.List;
import java.util.Optional;

/// Reads the profiles and gaming days of a house from its journal.
public final class HouseDayReader {
  /// More changes than a house makes.
  private static final int MOST = 1_000;

  private HouseDayReader() {}

  /// Empty if no server has run the house yet.
  public static Optional<HouseDay> of(Database database) {
    return changes(database, 1).stream().map(HouseDayReader::day).findFirst();
  }

  /// The gaming-day settings that the house has used over time.
  ///
  /// @param usual for a house that never chose one
  public static Calendar calendar(Database database, GamingDay usual) {
    var changes =
        changes(database, MOST).reversed().stream()
            .map(set -> new Calendar.Change(set.id(), set.at(), day(set).gamingDay()))
            .toList();
    return changes.isEmpty() ? Calendar.of(usual) : new Calendar(changes);
  }

  private static List<StoredEvent> changes(Database database, int most) {
    var kind = WrittenNames.of(HouseEvent.DaySet.class).name();
    return database.journals().older(Search.in(House.JOURNAL).of(kind), Long.MAX_VALUE, most);
  }

  private static HouseDay day(StoredEvent set) {
    return EventJson.read(set.entry().body(), HouseEvent.DaySet.class).day();
  }
}
