package io.lammer.sim;

import io.lammer.rules.Earn;
import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.LineWager;
import io.lammer.rules.Machine;
import io.lammer.rules.compiled.Automaton;
import io.lammer.rules.compiled.Outcomes;
import java.io.Serializable;

/// A craps wager that is made again as soon as it may be. Its state is that of the automaton, or
/// one beyond them when there is no wager; and beside it the table's point, for a wager that is
/// made on a come-out roll only.
///
/// @param comeOut whether it is
record Life(BonusWindow window, Automaton automaton, boolean comeOut) implements Serializable {
  private static final Automaton TABLE =
      Automaton.of(new LineWager(true, 0, false), Outcomes.ROLLS);

  static Life of(Machine machine, BonusWindow window) {
    return new Life(
        window,
        Automaton.of(machine, Outcomes.ROLLS),
        machine instanceof Earn earn && earn.followsPoint());
  }

  private int points() {
    return comeOut ? TABLE.size() : 1;
  }

  int size() {
    return (automaton.size() + 1) * points();
  }

  /// The state of the automaton, or the one beyond.
  int own(int state) {
    return state / points();
  }

  private boolean isOut(int state) {
    return own(state) == automaton.size();
  }

  int next(int state, int roll) {
    var point = comeOut ? Math.max(TABLE.next(state % points(), roll), Automaton.START) : 0;
    var own = isOut(state) ? -1 : automaton.next(own(state), roll);
    if (own < 0) {
      var open = window.isOpen(isSeven(roll)) && point == Automaton.START;
      own = open ? Automaton.START : automaton.size();
    }
    return own * points() + point;
  }

  private static boolean isSeven(int roll) {
    return Outcomes.ROLLS.get(roll).total() == 7;
  }

  /// Whether there is a wager that cannot be taken for one made just now.
  boolean isUnderWay(int state) {
    return !isOut(state) && own(state) != Automaton.START;
  }

  /// The number of the ending that a roll brings, or -1.
  int ending(int state, int roll) {
    return isOut(state) ? -1 : Math.max(-1, ~automaton.next(own(state), roll));
  }
}
