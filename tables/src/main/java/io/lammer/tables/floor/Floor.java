package io.lammer.tables.floor;

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
}
