package io.lammer.store.floor;

import io.lammer.store.Database;
import io.lammer.store.HouseAddress;
import io.lammer.store.StoreRefused;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.HouseEvent;
import java.nio.file.Path;
import java.util.List;

/// One run of the program on a house.
///
/// @param started what is written down at its start
/// @param witnesses further than the one beside the database
public record ProgramRun(HouseEvent.Started started, List<Path> witnesses) {
  /// The first administrator of every house that the first version made; its training floors had
  /// none.
  private static final String ADMINISTRATOR = "admin";

  public ProgramRun {
    witnesses = List.copyOf(witnesses);
  }

  /// A house is a real one or a training floor from its first event on.
  void requireOf(HouseAddress address, Database database, House house) {
    if (database.journals().begun().isEmpty()) {
      return;
    }
    var training = isTraining(database, house);
    if (training != started.training()) {
      throw new StoreRefused(
          training
              ? address
                  + " is a training floor and no house; --demo opens it, --db names another file"
              : address + " is a real house; a training floor needs a file of its own (--db)");
    }
  }

  /// A house that was never told is a real one, unless the first version made it for training.
  private static boolean isTraining(Database database, House house) {
    return database
        .journals()
        .read(House.JOURNAL, 1)
        .filter(
            event -> event.entry().kind().equals(WrittenNames.of(HouseEvent.Started.class).name()))
        .findFirst()
        .map(
            event ->
                EventJson.read(event.entry().body(), HouseEvent.Started.class, null).training())
        .orElseGet(() -> !house.users().isEmpty() && !house.users().containsKey(ADMINISTRATOR));
  }
}
