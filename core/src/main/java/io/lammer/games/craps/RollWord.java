package io.lammer.games.craps;

import io.lammer.rules.ConditionText;
import io.lammer.rules.Ending;
import io.lammer.rules.WagerContext;
import io.lammer.rules.Word;

/// A predicate on a roll of craps or its effect on the pass line.
public sealed interface RollWord extends Word {
  record LineIs(LineResult line) implements RollWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return ending == line || (ending instanceof Thrown thrown && thrown.line() == line);
    }

    @Override
    public void write(ConditionText text) {
      text.constant("line", line);
    }
  }

  /// The point made is in a set: bit n is point n.
  record PointMade(int points) implements RollWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var thrown = (Thrown) ending;
      return thrown.line() == LineResult.WON && (points & 1 << thrown.point()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      text.numbers("point", points);
    }
  }

  /// The roll is, or is not, a seven-out.
  record SevenOut(boolean wanted) implements RollWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      var thrown = (Thrown) ending;
      return (thrown.line() == LineResult.LOST && thrown.point() != 0) == wanted;
    }

    @Override
    public void write(ConditionText text) {
      text.put("seven-out", wanted);
    }
  }

  /// The roll's total is in a set: bit n is total n.
  record Total(int totals) implements RollWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return (totals & 1 << roll(ending).total()) != 0;
    }

    @Override
    public void write(ConditionText text) {
      text.numbers("total", totals);
    }
  }

  /// Both dice show the same face, or not.
  record Hard(boolean wanted) implements RollWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return roll(ending).isHard() == wanted;
    }

    @Override
    public void write(ConditionText text) {
      text.put("hard", wanted);
    }
  }

  /// The two dice show exactly these faces, in either order.
  record DiceAre(Roll dice) implements RollWord {
    @Override
    public boolean holds(Ending ending, WagerContext choice) {
      return roll(ending).sorted().equals(dice);
    }

    @Override
    public void write(ConditionText text) {
      text.put("dice", "[%d, %d]".formatted(dice.first(), dice.second()));
    }
  }

  private static Roll roll(Ending ending) {
    return ending instanceof Thrown thrown ? thrown.roll() : (Roll) ending;
  }
}
