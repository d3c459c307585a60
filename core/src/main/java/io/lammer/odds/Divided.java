package io.lammer.odds;

import io.lammer.rules.Choice;
import io.lammer.rules.Condition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Fraction;
import io.lammer.rules.Outcome.Roll;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.craps.Split;
import io.lammer.rules.craps.Until;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A divided wager seen as one: what its parts pay together on each roll.
final class Divided {
  private Divided() {}

  static Wager whole(Split split, List<MainWager> wagers) {
    var rows = new ArrayList<Row>();
    for (var roll : Outcomes.ROLLS.all()) {
      row(split, wagers, roll).ifPresent(rows::add);
    }
    return new Wager(split.spot(), Until.ANY_ROLL, rows, true, Choice.NONE);
  }

  private static Optional<Row> row(Split split, List<MainWager> wagers, Roll roll) {
    var back = new Fraction(0, 1);
    var labels = new ArrayList<String>();
    for (var main : wagers) {
      var parts = split.parts().get(main.wager().spot());
      var row = parts == null ? null : main.wager().row(roll);
      if (parts != null && row != null && row.pay() instanceof Pay.Odds(var odds)) {
        back = back.plus(odds.plus(Fraction.ONE).times(new Fraction(parts, split.count())));
        labels.add(row.label());
      }
    }
    if (labels.isEmpty()) {
      return Optional.empty();
    }
    var pays = back.plus(new Fraction(-1, 1));
    var push = pays.numerator() == 0;
    return Optional.of(
        new Row(
            String.join(" and ", labels) + ", " + roll,
            null,
            new Condition(List.of(new Word.DiceAre(roll))),
            push ? "push" : pays + " to 1",
            push ? new Pay.Push() : new Pay.Odds(pays),
            null,
            null));
  }
}
