package io.lammer.odds;

import io.lammer.rules.Game;
import io.lammer.rules.Paytable;
import io.lammer.rules.Row;
import io.lammer.rules.Suit;
import java.util.LinkedHashSet;
import java.util.List;

/// Finds the rows of a paytable that no outcome can match.
public final class UnreachableRows {
  /// The largest shoe. Any deal that a smaller shoe can produce, this one can produce too.
  private static final int DECKS = 8;

  private UnreachableRows() {}

  public static List<Row> unreachable(Paytable paytable, Game game) {
    var odds = game.part(GameOdds.class);
    var counter = odds.counter(game.hasShoe() ? DECKS : null);
    var state = odds.states(paytable.family()).getFirst();
    var left = new LinkedHashSet<>(paytable.rows());
    for (var name : paytable.wagers()) {
      var wager = paytable.wager(name, Suit.SPADES);
      counter.reachable(wager, state).stream().mapToObj(wager.rows()::get).forEach(left::remove);
    }
    return List.copyOf(left);
  }
}
