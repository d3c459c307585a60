package io.lammer.browser;

import io.lammer.games.craps.Roll;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Ten rolls with eleven players, who make 148 bets: two points, a seven-out and a new shooter.
/// Most of them bet the same again.
final class TenRolls {
  /// What a player puts somewhere, in dollars.
  record Bet(int seat, String wager, @Nullable Integer number, int amount) {
    /// Where, without whose it is.
    String spot() {
      return number == null ? wager : wager + " " + number;
    }
  }

  /// @param quiet the roll pays and takes nothing
  /// @param shooter a new one, or 0
  record Round(int shooter, List<Bet> bets, Roll roll, boolean quiet) {}

  private static final int[] LINE = {10, 10, 25, 15, 10, 5, 25, 10, 15, 5, 10};

  static final List<Round> ROUNDS =
      List.of(
          new Round(0, all(line(), bonus()), new Roll(2, 4), true),
          new Round(
              0,
              all(odds(6), bets("place 8", 12, 2, 5, 8), bets("come", 10, 3), field()),
              new Roll(4, 5),
              false),
          new Round(
              0,
              all(
                  bets("come-odds 9", 20, 3),
                  bets("place 5", 10, 6, 11),
                  bets("hardway 8", 5, 10),
                  bets("hardway 6", 5, 11),
                  field()),
              new Roll(1, 2),
              false),
          new Round(
              0,
              all(
                  bets("place 9", 10, 7),
                  bets("place 10", 10, 1),
                  bets("any-craps", 5, 1),
                  field()),
              new Roll(5, 5),
              false),
          new Round(0, all(bets("place 4", 10, 9), bets("field", 5, 4)), new Roll(3, 3), false),
          new Round(
              0, all(line(), bets("eleven", 5, 4), bets("any-seven", 5, 9)), new Roll(4, 4), false),
          new Round(
              0,
              all(odds(8), bets("place 6", 12, 2, 5, 8), bets("come", 10, 3), field()),
              new Roll(1, 4),
              false),
          new Round(
              0,
              all(
                  bets("come-odds 5", 20, 3),
                  bets("any-craps", 5, 1),
                  bets("field", 5, 4, 6, 8, 9, 11)),
              new Roll(3, 4),
              false),
          new Round(
              1,
              all(line(), bonus(), bets("eleven", 5, 4), bets("any-seven", 5, 9), field()),
              new Roll(2, 2),
              false),
          new Round(
              0,
              all(
                  odds(4),
                  bets("place 5", 10, 6, 11),
                  bets("place 6", 12, 2, 5, 8),
                  bets("place 8", 12, 2, 5, 8),
                  bets("place 9", 10, 7),
                  bets("place 10", 10, 1),
                  bets("come", 10, 3),
                  bets("hardway 8", 5, 10),
                  bets("hardway 6", 5, 11),
                  bets("any-craps", 5, 1),
                  bets("field", 5, 4, 6, 8, 9, 11)),
              new Roll(5, 6),
              false));

  private TenRolls() {}

  private static List<Bet> line() {
    var bets = new ArrayList<Bet>();
    for (var seat = 1; seat <= LINE.length; seat++) {
      bets.add(new Bet(seat, "pass", null, LINE[seat - 1]));
    }
    return bets;
  }

  /// Double odds of all.
  private static List<Bet> odds(int point) {
    return line().stream()
        .map(it -> new Bet(it.seat(), "pass-odds", point, 2 * it.amount()))
        .toList();
  }

  private static List<Bet> bonus() {
    return all(
        bets("all-small", 5, 1, 4, 7, 10),
        bets("all-tall", 5, 1, 4, 7, 10),
        bets("make-em-all", 5, 1, 4, 7, 10));
  }

  private static List<Bet> field() {
    return bets("field", 5, 4, 9);
  }

  private static List<Bet> bets(String spot, int amount, int... seats) {
    var half = spot.split(" ");
    var number = half.length == 1 ? null : Integer.valueOf(half[1]);
    var bets = new ArrayList<Bet>();
    for (var seat : seats) {
      bets.add(new Bet(seat, half[0], number, amount));
    }
    return bets;
  }

  @SafeVarargs
  private static List<Bet> all(List<Bet>... bets) {
    var all = new ArrayList<Bet>();
    for (var some : bets) {
      all.addAll(some);
    }
    return List.copyOf(all);
  }
}
