package io.lammer.house;

import org.jspecify.annotations.Nullable;

/// The state of a journal.
public sealed interface FloorState permits LiveTable, LiveJackpot, LiveDevice, House, SignInCounts {

  /// The state of a journal after its next event.
  ///
  /// @param before null before the first event
  static FloorState after(@Nullable FloorState before, String journal, FloorEvent event) {
    var name = journal.substring(journal.indexOf('/') + 1);
    return switch (event) {
      case TableEvent table -> LiveTable.evolve((LiveTable) before, name, table);
      case JackpotEvent jackpot -> LiveJackpot.evolve((LiveJackpot) before, name, jackpot);
      case DeviceEvent device -> LiveDevice.evolve((LiveDevice) before, name, device);
      case HouseEvent house -> (before == null ? House.NEW : (House) before).evolve(house);
      case AccessEvent access ->
          (before == null ? SignInCounts.NONE : (SignInCounts) before).evolve(access);
    };
  }
}
