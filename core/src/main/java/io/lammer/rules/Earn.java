package io.lammer.rules;

import java.util.List;
import java.util.stream.Stream;

/// Lammers to be earned roll by roll: points made, numbers repeated, doubles. A roll first earns
/// what it earns; the wager ends when it has all of them, or by its end.
///
/// The state is the point, and above it what each lammer has: how often its one condition was met,
/// or as a set of bits which of several.
///
/// @param ends the roll that ends it
/// @param followsPoint whether it asks for more than the dice: then it is made on a come-out roll
public record Earn(List<Lammer> lammers, Condition ends, boolean followsPoint) implements Machine {
  /// What is counted for a wager.
  ///
  /// @param each what must have been rolled, all of them in any order
  /// @param times how many lammers of the kind can be earned, one after another
  public record Lammer(List<Condition> each, int times) {
    public Lammer {
      each = List.copyOf(each);
    }

    /// How many different states it has.
    public int states() {
      return each.size() == 1 ? times + 1 : 1 << each.size();
    }

    private int next(int state, Ending.Thrown thrown) {
      if (each.size() == 1) {
        return state < times && isMet(0, thrown) ? state + 1 : state;
      }
      var next = state;
      for (var i = 0; i < each.size(); i++) {
        next |= isMet(i, thrown) ? 1 << i : 0;
      }
      return next;
    }

    private boolean isMet(int part, Ending.Thrown thrown) {
      return each.get(part).holds(thrown, Choice.NONE);
    }

    private int earned(int state) {
      return each.size() == 1 ? state : state == states() - 1 ? 1 : 0;
    }
  }

  /// More than any point.
  private static final int POINTS = 16;

  private static final LineWager PASS = new LineWager(true, 0, false);

  public Earn {
    lammers = List.copyOf(lammers);
  }

  public Earn(List<Lammer> lammers, Condition ends) {
    this(lammers, ends, asksForPoint(lammers, ends));
  }

  @Override
  public Step advance(int state, Outcome outcome) {
    var roll = (Outcome.Roll) outcome;
    var point = state % POINTS;
    var line = followsPoint ? PASS.advance(point, roll) : new Step.Stays(START);
    var thrown =
        new Ending.Thrown(
            roll,
            point,
            line instanceof Step.Ends(var ending) && ending instanceof Ending.Line how
                ? how
                : null);
    return step(state / POINTS, line instanceof Step.Stays(var next) ? next : START, thrown);
  }

  private Step step(int states, int point, Ending.Thrown thrown) {
    var left = states;
    var next = 0;
    var factor = 1;
    for (var lammer : lammers) {
      next += factor * lammer.next(left % lammer.states(), thrown);
      left /= lammer.states();
      factor *= lammer.states();
    }
    return next == factor - 1 || ends.holds(thrown, Choice.NONE)
        ? new Step.Ends(new Ending.Tally(earned(POINTS * next)))
        : new Step.Stays(point + POINTS * next);
  }

  /// How many lammers a wager in this state has.
  public int earned(int state) {
    var left = state / POINTS;
    var earned = 0;
    for (var lammer : lammers) {
      earned += lammer.earned(left % lammer.states());
      left /= lammer.states();
    }
    return earned;
  }

  /// The most lammers there are.
  public int most() {
    return lammers.stream()
        .mapToInt(lammer -> lammer.each().size() == 1 ? lammer.times() : 1)
        .sum();
  }

  private static boolean asksForPoint(List<Lammer> lammers, Condition ends) {
    return Stream.concat(
            Stream.of(ends), lammers.stream().flatMap(lammer -> lammer.each().stream()))
        .flatMap(condition -> condition.alternatives().stream())
        .flatMap(condition -> condition.words().stream())
        .anyMatch(
            word ->
                switch (word) {
                  case Word.PointMade _, Word.SevenOut _, Word.LineIs _ -> true;
                  default -> false;
                });
  }
}
