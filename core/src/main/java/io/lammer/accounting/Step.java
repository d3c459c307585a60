package io.lammer.accounting;

import io.lammer.house.FloorEvent;
import io.lammer.house.FloorState;
import io.lammer.ledger.Transfer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An event of a journal with the states before and after it and the money that it moved.
///
/// @param before null for the first event
public record Step(
    EventRef ref,
    FloorEvent event,
    @Nullable FloorState before,
    FloorState after,
    List<Transfer> transfers) {
  public Step {
    transfers = List.copyOf(transfers);
  }
}
