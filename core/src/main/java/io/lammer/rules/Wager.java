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

  /// What a row is called on this wager: a suit-specific one by the operator's suit.
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

  /// The first row that the ending meets, in printed order; with none the wager loses.
  public @Nullable Row row(Ending ending) {
    var place = place(ending);
    return place == rows.size() ? null : rows.get(place);
  }

  /// The place of that row, or the number of rows where there is none.
  public int place(Ending ending) {
    for (var i = 0; i < rows.size(); i++) {
      if (rows.get(i).when().holds(ending, choice)) {
        return i;
      }
    }
    return rows.size();
  }
}
