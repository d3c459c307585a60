package io.lammer.runtime;

import io.lammer.house.House;
import io.lammer.house.HouseEvent;
import io.lammer.journal.Database;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.StoreRefused;
import java.nio.file.Path;
import java.util.List;

/// One run of the server on a house.
///
/// @param started event that is journaled at its start
/// @param witnesses files in addition to the one beside the database
public record ProgramRun(HouseEvent.Started started, List<Path> witnesses) {
  public ProgramRun {
    witnesses = List.copyOf(witnesses);
  }

  /// Refuses to run a real house as a training floor or a training floor as a real house; the first
  /// event decides which it is.
  void requireOf(HouseAddress address, Database database) {
    if (database.journals().begun().isEmpty()) {
      return;
    }
    var training = isTraining(database);
    if (training != started.training()) {
      throw new StoreRefused(
          training
              ? address
                  + " is a training floor and no house; --demo opens it, --db names another file"
              : address + " is a real house; a training floor needs a file of its own (--db)");
    }
  }

  private static boolean isTraining(Database database) {
    return database
        .journals()
        .read(House.JOURNAL, 1)
        .filter(
            event -> event.entry().kind().equals(WrittenNames.of(HouseEvent.Started.class).name()))
        .findFirst()
        .map(event -> EventJson.read(event.entry().body(), HouseEvent.Started.class).training())
        .orElse(false);
  }
}
