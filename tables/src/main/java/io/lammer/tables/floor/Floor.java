package io.lammer.tables.floor;

import io.lammer.tables.Setup;
import java.time.LocalDate;
import java.util.Optional;

/// What an act is decided on: every table and jackpot by its name, and the house.
public interface Floor {
  Optional<LiveTable> table(String name);

  Optional<LiveJackpot> jackpot(String name);

  House house();

  Rulebook rules();

  /// The gaming day.
  LocalDate day();

  /// The floor as it would be with a table drafted so, to ask what it would say.
  default Floor drafting(String name, Setup setup) {
    return new Drafting(this, LiveTable.drafted(name, setup));
  }

  /// A floor with another table laid over it.
  record Drafting(Floor floor, LiveTable draft) implements Floor {
    @Override
    public Optional<LiveTable> table(String name) {
      return name.equals(draft.name()) ? Optional.of(draft) : floor.table(name);
    }

    @Override
    public Optional<LiveJackpot> jackpot(String name) {
      return floor.jackpot(name);
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
}
