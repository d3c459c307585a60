package io.lammer.games.craps;

import io.lammer.rules.Condition;
import io.lammer.rules.ConditionText;
import io.lammer.rules.EarnText;
import io.lammer.rules.Ending;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome;
import io.lammer.rules.WagerContext;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// A craps wager that earns lammers roll by roll, for points made, repeated numbers, doubles and so
/// on. Each roll first earns its lammers; then the wager ends if it has all of them or the roll
/// meets `ends`.
///
/// The state encodes the point and, above it, the progress of each lammer: the number of times met
/// if it has one condition, otherwise a bit set of the conditions met.
///
/// @param ends the roll that ends the wager
/// @param followsPoint true if a condition needs the point; the wager is then made on a come-out
///   roll
public record EarnLammers(List<Lammer> lammers, Condition ends, boolean followsPoint)
    implements Machine {
  /// One kind of lammer and the rolls that earn it.
  ///
  /// @param each the conditions that must all be met, in any order
  /// @param times the number of lammers of this kind that can be earned
  public record Lammer(List<Condition> each, int times) {
    public Lammer {
      each = List.copyOf(each);
    }

    /// The number of distinct progress states.
    public int states() {
      return each.size() == 1 ? times + 1 : 1 << each.size();
    }

    private int next(int state, Thrown thrown) {
      if (each.size() == 1) {
        return state < times && isMet(0, thrown) ? state + 1 : state;
      }
      var next = state;
      for (var i = 0; i < each.size(); i++) {
        next |= isMet(i, thrown) ? 1 << i : 0;
      }
      return next;
    }

    private boolean isMet(int part, Thrown thrown) {
      return each.get(part).holds(thrown, WagerContext.NONE);
    }

    /// The rolls that earn the lammer, in the catalog's syntax.
    private String text() {
      return "{times: %d, each: %s}"
          .formatted(times, each.stream().map(ConditionText::of).toList());
    }

    private int earned(int state) {
      return each.size() == 1 ? state : state == states() - 1 ? 1 : 0;
    }
  }

  /// Cache: every wager of a paytable is built from the same text.
  private static final Map<EarnText, EarnLammers> KNOWN = new ConcurrentHashMap<>();

  public static EarnLammers of(EarnText text) {
    return KNOWN.computeIfAbsent(text, it -> EarnReader.kept(it.lammers(), it.ends()));
  }

  EarnText text() {
    return new EarnText(lammers.stream().map(Lammer::text).toList(), ConditionText.of(ends));
  }

  /// The factor between the point and the lammers in the state; larger than any point.
  private static final int POINTS = 16;

  private static final LineWager PASS = new LineWager(true, 0, false);

  public EarnLammers {
    lammers = List.copyOf(lammers);
  }

  public EarnLammers(List<Lammer> lammers, Condition ends) {
    this(lammers, ends, asksForPoint(lammers, ends));
  }

  @Override
  public Step advance(int state, Outcome outcome) {
    var roll = (Roll) outcome;
    var point = state % POINTS;
    var line = followsPoint ? PASS.advance(point, roll) : new Step.Stays(START);
    var thrown =
        new Thrown(
            roll,
            point,
            line instanceof Step.Ends(var ending) && ending instanceof LineResult how ? how : null);
    return step(state / POINTS, line instanceof Step.Stays(var next) ? next : START, thrown);
  }

  private Step step(int states, int point, Thrown thrown) {
    var left = states;
    var next = 0;
    var factor = 1;
    for (var lammer : lammers) {
      next += factor * lammer.next(left % lammer.states(), thrown);
      left /= lammer.states();
      factor *= lammer.states();
    }
    return next == factor - 1 || ends.holds(thrown, WagerContext.NONE)
        ? new Step.Ends(new Ending.Tally(earned(POINTS * next)))
        : new Step.Stays(point + POINTS * next);
  }

  /// The number of lammers earned in this state.
  public int earned(int state) {
    var left = state / POINTS;
    var earned = 0;
    for (var lammer : lammers) {
      earned += lammer.earned(left % lammer.states());
      left /= lammer.states();
    }
    return earned;
  }

  /// The number of lammers that can be earned.
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
                  case RollWord.PointMade _, RollWord.SevenOut _, RollWord.LineIs _ -> true;
                  default -> false;
                });
  }
}
