package io.lammer.server.setup;

import io.lammer.tables.Setup;
import io.lammer.tables.floor.Floor;
import io.lammer.tables.floor.House;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Rulebook;
import io.lammer.tables.floor.TableEvent;
import java.time.LocalDate;
import java.util.Optional;

/// The floor as it would be if a set-up were drafted, to ask it what it would say.
record DraftedFloor(Floor floor, String name, Setup setup) implements Floor {
  @Override
  public Optional<LiveTable> table(String wanted) {
    return wanted.equals(name)
        ? Optional.of(LiveTable.evolve(null, name, new TableEvent.Drafted(setup), rules()))
        : floor.table(wanted);
  }

  @Override
  public Optional<LiveJackpot> jackpot(String wanted) {
    return floor.jackpot(wanted);
  }

  @Override
  public House house() {
    return floor.house();
  }

  @Override
  public Rulebook rules() {
    return floor.rules();
  }

  @Override
  public LocalDate day() {
    return floor.day();
  }
}
