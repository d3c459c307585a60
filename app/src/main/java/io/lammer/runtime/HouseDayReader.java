package io.lammer.runtime;

import io.lammer.house.House;
import io.lammer.house.HouseDay;
import io.lammer.house.HouseEvent;
import io.lammer.journal.Database;
import java.util.Optional;

/// Reads the profile and gaming day of a house from its journal, for read-only tools.
public final class HouseDayReader {
  private HouseDayReader() {}

  /// Empty if no server has run the house yet.
  public static Optional<HouseDay> of(Database database) {
    var kind = WrittenNames.of(HouseEvent.DaySet.class).name();
    return database
        .journals()
        .read(House.JOURNAL, 1)
        .filter(event -> event.entry().kind().equals(kind))
        .reduce((_, later) -> later)
        .map(event -> EventJson.read(event.entry().body(), HouseEvent.DaySet.class).day());
  }
}
