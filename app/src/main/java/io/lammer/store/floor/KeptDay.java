package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseDay;
import io.lammer.tables.floor.HouseEvent;
import java.util.Optional;

/// The profile and gaming day of a house as its journal has them, for tools that only read.
public final class KeptDay {
  private KeptDay() {}

  /// Empty for a house that no server has run.
  public static Optional<HouseDay> of(Database database) {
    var kind = WrittenNames.of(HouseEvent.DaySet.class).name();
    return database
        .journals()
        .read(House.JOURNAL, 1)
        .filter(event -> event.entry().kind().equals(kind))
        .reduce((_, later) -> later)
        .map(event -> EventJson.read(event.entry().body(), HouseEvent.DaySet.class, null).day());
  }
}
