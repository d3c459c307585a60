package io.lammer.odds;

import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.Outcomes;
import io.lammer.rules.compiled.WagerRows;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.IntPredicate;

/// Finds the rows of a paytable that no outcome is ever paid by: those that no ending of the
/// compiled wager meets, or no deal as the odds count them.
public final class Reachable {
  /// What cannot come of the largest shoe cannot come of a smaller one.
  private static final int DECKS = 8;

  private Reachable() {}

  public static List<Row> unreachable(Paytable paytable, Game game) {
    var left = new LinkedHashSet<>(paytable.rows());
    for (var name : paytable.wagers()) {
      var wager = paytable.wager(name, Suit.SPADES);
      var isMet = met(paytable, wager, game);
      for (var row = 0; row < wager.rows().size(); row++) {
        if (isMet.test(row)) {
          left.remove(wager.rows().get(row));
        }
      }
    }
    return List.copyOf(left);
  }

  private static IntPredicate met(Paytable paytable, Wager wager, Game game) {
    return switch (game) {
      case CRAPS -> WagerRows.of(wager, Outcomes.ROLLS)::isMet;
      case DICE -> WagerRows.of(wager, Outcomes.SHAKES)::isMet;
      case BACCARAT -> {
        var counts =
            new CardCounter(Composition.decks(DECKS)).count(wager, paytable.family()::isOpenAfter);
        yield row -> counts.ways().get(row).signum() > 0;
      }
    };
  }
}
