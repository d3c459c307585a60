package io.lammer.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A wager that can be played: the machine that resolves it, and the rows that say what it pays.
/// Live tables, odds, simulator and replay all use it; no other code decides when a wager wins.
public record Wager(
    Spot spot, Machine machine, List<Row> rows, boolean toOne, WagerContext choice) {
  public Wager {
    rows = List.copyOf(rows);
  }

  public String name() {
    return spot.wager();
  }

  /// The same wager on another spot.
  public Wager at(Spot other) {
    return new Wager(other, machine, rows, toOne, choice);
  }

  /// The row's label, with the operator's suit filled in if it is suit-specific.
  public String label(Row row) {
    var suit = choice.suit();
    if (suit == null || !row.when().needsSuit()) {
      return row.label();
    }
    var label = suit.in(row.label());
    return label.equals(row.label()) ? label + " (" + suit.title() + ")" : label;
  }

  public Machine.Step advance(int state, Outcome outcome) {
    return machine.advance(state, outcome);
  }

  /// The first row, in printed order, that the ending matches; null if none does and the wager
  /// loses.
  public @Nullable Row row(Ending ending) {
    var place = place(ending);
    return place == rows.size() ? null : rows.get(place);
  }

  /// The index of the matching row, or the number of rows if the wager loses.
  public int place(Ending ending) {
    for (var i = 0; i < rows.size(); i++) {
      if (rows.get(i).when().holds(ending, choice)) {
        return i;
      }
    }
    return rows.size();
  }
}
