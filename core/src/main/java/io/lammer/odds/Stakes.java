package io.lammer.odds;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The amounts at risk, if they differ from row to row, and the row that each ending belongs to.
///
/// @param parts the stake of each row relative to the average; empty if every stake is one unit
/// @param rows the row by the state before the last outcome and the ending
public record Stakes(List<Ratio> parts, Map<End, Integer> rows) {
  public static final Stakes ONE_UNIT = new Stakes(List.of(), Map.of());

  /// The automaton's numbers of the last state and of the ending.
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
