package io.lammer.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A wager ready to be played: the machine that resolves it, and the rows that say what it pays.
/// Live tables, odds, simulator and replay all ask this one; nothing else knows when a wager wins.
public record Wager(Spot spot, Machine machine, List<Row> rows, boolean toOne, Choice choice) {
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

  public Machine.Step advance(int state, Outcome outcome) {
    return machine.advance(state, outcome);
  }

  /// The first row that the ending meets, in printed order; with none the wager loses.
  public @Nullable Row row(Ending ending) {
    for (var i = 0; i < rows.size(); i++) {
      var row = rows.get(i);
      if (row.when().holds(ending, choice)) {
        return row;
      }
    }
    return null;
  }
}
