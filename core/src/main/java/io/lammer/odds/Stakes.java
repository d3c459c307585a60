package io.lammer.odds;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/// What is at risk where it differs from row to row, and which row each end of the wager is.
///
/// @param parts for each row, as a part of the average; empty where it is one unit
/// @param rows by where the wager stood before it ended, and how it ended
public record Stakes(List<Ratio> parts, Map<End, Integer> rows) {
  static final Stakes ONE_UNIT = new Stakes(List.of(), Map.of());

  /// By the automaton's numbers.
  public record End(int state, int ending) {}

  public Stakes {
    parts = List.copyOf(parts);
    rows = Map.copyOf(rows);
  }

  public boolean isOneUnit() {
    return parts.isEmpty();
  }

  Ratio of(int row) {
    return isOneUnit() ? Ratio.ONE : parts.get(row);
  }

  public int row(int state, int ending) {
    return Objects.requireNonNull(rows.get(new End(state, ending)));
  }
}
