package io.lammer.runtime;

import io.lammer.house.HouseDay;
import io.lammer.journal.HouseAddress;

/// Thrown when a house is opened under a profile or gaming day that is not its own.
public final class GamingDayMismatch extends RuntimeException {
  private static final long serialVersionUID = 1;

  GamingDayMismatch(HouseAddress house, HouseDay own, HouseDay asked) {
    super(
        "%s keeps %s, and was asked for %s; lammer gaming-day --profile %s --reason ... changes it"
            .formatted(house, own, asked, asked.profile()));
  }
}
