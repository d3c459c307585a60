package io.lammer.games.craps;

import io.lammer.rules.Edition.BonusWindow;
import io.lammer.rules.Machine;
import io.lammer.rules.compiled.Automaton;
import java.io.Serializable;

/// A craps wager that is made again as soon as the rules allow. Its state is that of the automaton,
/// or one extra state while no wager stands, combined with the table's point for wagers that can be
/// made only on a come-out roll.
///
/// @param comeOut the wager is made only on a come-out roll
record WagerLife(BonusWindow window, Automaton automaton, boolean comeOut) implements Serializable {
  private static final Automaton TABLE = Automaton.of(new LineWager(true, 0, false), Rolls.ALL);

  static WagerLife of(Machine machine, BonusWindow window) {
    return new WagerLife(
        window,
        Automaton.of(machine, Rolls.ALL),
        machine instanceof EarnLammers earn && earn.followsPoint());
  }

  private int points() {
    return comeOut ? TABLE.size() : 1;
  }

  int size() {
    return (automaton.size() + 1) * points();
  }

  /// The state of the automaton, or the extra state.
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
    return Rolls.ALL.get(roll).total() == 7;
  }

  /// True if a wager stands that differs from a newly made one.
  boolean isUnderWay(int state) {
    return !isOut(state) && own(state) != Automaton.START;
  }

  /// The number of the ending that a roll leads to, or -1 if the roll ends nothing.
  int ending(int state, int roll) {
    return isOut(state) ? -1 : Math.max(-1, ~automaton.next(own(state), roll));
  }
}
