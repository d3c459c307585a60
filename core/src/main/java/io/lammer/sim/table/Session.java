package io.lammer.sim.table;

import io.lammer.rules.Money;
import io.lammer.rules.Spot;
import io.lammer.sim.TrialRandom;
import io.lammer.sim.table.PlannedBet.Progression;
import io.lammer.table.Layout;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The result of one player's session.
///
/// @param result the amount won or lost
/// @param rounds the number of rounds, including those until the last wager was resolved
/// @param broke the player ran out of money for the first wager before the session was over
/// @param path the bankroll after each part of the rounds, including chips on the layout
/// @param wagers the results of each wager
public record Session(
    Money result, int rounds, boolean broke, List<Money> path, Map<Spot, WagerTotals> wagers) {
  public static final int PARTS = 40;

  /// A player's bankroll, wagers and stopping rules.
  ///
  /// @param rounds the maximum number of rounds
  /// @param stopAhead the player stops when ahead by this amount, or null
  /// @param stopBehind the player stops when behind by this amount, or null
  public record Plan(
      Layout layout,
      List<PlannedBet> wishes,
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

  /// Simulates one session; the same seed and number always give the same result.
  public static Session play(Plan plan, long seed, long number) {
    var bettor = new Bettor(1, plan.wishes, plan.progression, plan.bankroll);
    var bettors = List.of(bettor);
    var table = new SimulatedTable(plan.layout, new TrialRandom(seed, number), bettors);
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
