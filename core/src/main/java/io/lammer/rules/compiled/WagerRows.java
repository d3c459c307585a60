package io.lammer.rules.compiled;

import io.lammer.rules.Wager;
import java.util.Arrays;

/// Which row of a wager each ending of its machine meets: its place among the rows, or the number
/// of rows where it meets none and loses. So results are counted in an array of one place more than
/// there are rows.
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

  /// The row that an ending meets, by the number that the automaton has for it.
  public int of(int ending) {
    return rows[ending];
  }

  /// Whether any ending meets a row.
  public boolean isMet(int row) {
    return Arrays.stream(rows).anyMatch(met -> met == row);
  }
}
