package io.lammer.accounting;

import java.util.List;

/// The house at the end of a gaming day.
///
/// @param unpaid the slips that are not paid, by number
public record HouseClosing(List<SlipRecord> unpaid) implements Closing {
  public HouseClosing {
    unpaid = List.copyOf(unpaid);
  }
}
