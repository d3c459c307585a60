package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.Numbers;
import io.lammer.sim.table.Wish.Progression;
import io.lammer.tables.Layout;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What came of one player's session.
///
/// @param result what he won or lost
/// @param rounds how many he saw, those to the end of his last wager included
/// @param broke he had no money for his first wager before his time was over
/// @param path what he had after each part of the rounds, chips on the layout included
/// @param wagers what came of each of them
public record Session(
    Money result, int rounds, boolean broke, List<Money> path, Map<Spot, Tally> wagers) {
  public static final int PARTS = 40;

  /// A player, what he wagers and when he stops.
  ///
  /// @param rounds the most that he plays
  /// @param stopAhead he stops when he is so much ahead, or null
  /// @param stopBehind and when he is so much behind, or null
  public record Plan(
      Layout layout,
      List<Wish> wishes,
      Progression progression,
      Money bankroll,
      int rounds,
      @Nullable Money stopAhead,
      @Nullable Money stopBehind) {
    public Plan {
      wishes = List.copyOf(wishes);
    }

    private boolean isEnough(Money worth) {
      var ahead = worth.minus(bankroll);
      return (stopAhead != null && ahead.compareTo(stopAhead) >= 0)
          || (stopBehind != null && Money.ZERO.minus(ahead).compareTo(stopBehind) >= 0);
    }
  }

  public Session {
    path = List.copyOf(path);
    wagers = Map.copyOf(wagers);
  }

  /// The session of this number: the same for the same seed.
  public static Session play(Plan plan, long seed, long number) {
    var bettor = new Bettor(1, plan.wishes, plan.progression, plan.bankroll);
    var bettors = List.of(bettor);
    var table = new PlayedTable(plan.layout, new Numbers(seed, number), bettors);
    var path = new Money[PARTS];
    var part = 0;
    var rounds = 0;
    while (rounds < plan.rounds && !bettor.isBroke() && !plan.isEnough(bettor.worth())) {
      table.round(bettors);
      rounds++;
      while (part < PARTS && rounds * (long) PARTS >= (part + 1L) * plan.rounds) {
        path[part++] = bettor.worth();
      }
    }
    var broke = rounds < plan.rounds && bettor.isBroke();
    bettor.leave(table);
    while (bettor.hasWagers()) {
      table.round(bettors);
      rounds++;
    }
    Arrays.fill(path, part, PARTS, bettor.worth());
    return new Session(
        bettor.worth().minus(plan.bankroll), rounds, broke, List.of(path), bettor.tallies());
  }
}
