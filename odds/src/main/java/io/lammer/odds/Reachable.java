package io.lammer.odds;

import io.lammer.rules.Game;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Side;
import io.lammer.rules.Suit;
import io.lammer.rules.Wager;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;

/// Finds the rows of a paytable that no outcome is ever paid by: those with no way to happen, as
/// the odds count them.
public final class Reachable {
  /// What cannot come of the largest shoe cannot come of a smaller one.
  private static final int DECKS = 8;

  private Reachable() {}

  public static List<Row> unreachable(Paytable paytable, Game game) {
    var left = new LinkedHashSet<>(paytable.rows());
    for (var name : paytable.wagers()) {
      var wager = paytable.wager(name, Suit.SPADES);
      var counts = count(paytable, wager, game);
      for (var i = 0; i < counts.rows().size(); i++) {
        if (counts.ways().get(i).signum() > 0) {
          left.remove(counts.rows().get(i));
        }
      }
    }
    return List.copyOf(left);
  }

  private static Counts count(Paytable paytable, Wager wager, Game game) {
    return switch (game) {
      case CRAPS -> Chain.count(wager);
      case DICE -> Shakes.count(wager);
      case BACCARAT -> new CardCounter(Composition.decks(DECKS)).count(wager, made(paytable));
    };
  }

  /// The rounds after which the wager can be made.
  private static Predicate<Deal> made(Paytable paytable) {
    return switch (paytable.family()) {
      case FIGHTBACK_AFTER_WIN -> deal -> deal.winner() != Side.TIE;
      case FIGHTBACK_AFTER_TIE -> deal -> deal.winner() == Side.TIE;
      default -> _ -> true;
    };
  }
}
