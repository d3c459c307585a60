package io.lammer.games.craps;

import io.lammer.odds.Analysis;
import io.lammer.odds.Assumptions;
import io.lammer.odds.BettingState;
import io.lammer.odds.Charge;
import io.lammer.odds.Stakes;
import io.lammer.rules.Condition;
import io.lammer.rules.Edition.MainWager;
import io.lammer.rules.Fraction;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.SplitWager;
import io.lammer.rules.Wager;
import io.lammer.rules.WagerContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Analyzes a split wager as a single wager that pays the sum of its parts on each roll.
final class SplitWagerOdds {
  private SplitWagerOdds() {}

  static Analysis of(
      String edition, SplitWager split, List<MainWager> wagers, Assumptions assumptions) {
    var whole = whole(split, wagers);
    return new Analysis(
        edition,
        null,
        whole,
        null,
        null,
        BettingState.ANY,
        Charge.NONE,
        Stakes.ONE_UNIT,
        MarkovChain.count(whole),
        assumptions);
  }

  private static Wager whole(SplitWager split, List<MainWager> wagers) {
    var rows = new ArrayList<Row>();
    for (var roll : Rolls.ALL.all()) {
      row(split, wagers, roll).ifPresent(rows::add);
    }
    return new Wager(split.spot(), UntilTotal.ANY_ROLL, rows, true, WagerContext.NONE);
  }

  private static Optional<Row> row(SplitWager split, List<MainWager> wagers, Roll roll) {
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
            new Condition(List.of(new RollWord.DiceAre(roll))),
            push ? "push" : pays + " to 1",
            push ? new Pay.Push() : new Pay.Odds(pays),
            null,
            null));
  }
}
