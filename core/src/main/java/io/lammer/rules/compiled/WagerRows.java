package io.lammer.rules.compiled;

import io.lammer.rules.Wager;
import java.util.Arrays;

/// The row of a wager that each ending matches, as an index; the number of rows means a loss.
/// Results can thus be counted in an array with one more element than there are rows.
public final class WagerRows {
  private final Automaton automaton;
  private final int[] rows;

  private WagerRows(Automaton automaton, int[] rows) {
    this.automaton = automaton;
    this.rows = rows;
  }

  public static WagerRows of(Wager wager, Outcomes<?> outcomes) {
    var automaton = Automaton.of(wager.machine(), outcomes);
    return new WagerRows(automaton, automaton.endings().stream().mapToInt(wager::place).toArray());
  }

  public Automaton automaton() {
    return automaton;
  }

  /// The row that an ending matches.
  ///
  /// @param ending its number in the automaton
  public int of(int ending) {
    return rows[ending];
  }

  /// True if any ending matches the row.
  public boolean isMet(int row) {
    return Arrays.stream(rows).anyMatch(met -> met == row);
  }
}
