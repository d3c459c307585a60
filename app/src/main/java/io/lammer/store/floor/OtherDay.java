package io.lammer.store.floor;

import io.lammer.store.HouseAddress;
import io.lammer.tables.floor.HouseDay;

/// A house was asked to run under a profile or gaming day that is not its own.
public final class OtherDay extends RuntimeException {
  private static final long serialVersionUID = 1;

  OtherDay(HouseAddress house, HouseDay own, HouseDay asked) {
    super(
        "%s keeps %s, and was asked for %s; lammer gaming-day --profile %s --reason ... changes it"
            .formatted(house, own, asked, asked.profile()));
  }
}
