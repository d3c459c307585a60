package io.lammer.odds;

import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.rules.compiled.DealClasses;
import java.util.Arrays;

/// The number of ordered six-card deals in each class (totals and sizes of the hands), worked out
/// hand by hand instead of deal by deal. Not safe for two threads: it keeps its working space.
///
/// Player's cards are taken out first. What Banker can then get depends only on what is left:
/// ordered pairs by total, and ordered threes by the total of the first two and the third card e.
/// Of the pairs with total t, those that hold an e themselves have one e less to draw.
final class DealWays {
  private static final int TOTALS = 10;

  /// Whether Banker draws, by total and Player's third card; the last column is Player standing.
  private static final boolean[][] DRAWS = new boolean[8][TOTALS + 1];

  static {
    for (var total = 0; total < DRAWS.length; total++) {
      for (var third = 0; third < TOTALS; third++) {
        DRAWS[total][third] = ThirdCardRules.bankerDraws(total, third);
      }
      DRAWS[total][TOTALS] = ThirdCardRules.bankerDraws(total, -1);
    }
  }

  private final long[] groups = new long[DealClasses.SIZE];

  /// What is left of each number of points, twice in a row so that no index need be wrapped.
  private final long[] left = new long[2 * TOTALS];

  /// Ordered pairs of what is left by the sum of their points, and folded to totals.
  private final long[] sumsOfPairs = new long[2 * TOTALS];

  private final long[] pairs = new long[TOTALS];
  private final long[] threes = new long[8 * TOTALS];
  private final long[] sums = new long[2 * TOTALS];

  /// The classes' ways; the array is used again by the next call.
  long[] of(int[] points, int size) {
    start(points);
    for (var a = 0; a < TOTALS; a++) {
      var one = take(a);
      for (var b = a; b < TOTALS && one > 0; b++) {
        var two = one * take(b);
        if (two > 0) {
          playerHasTwo((a + b) % 10, a == b ? two : 2 * two, size);
          for (var c = b; c < TOTALS; c++) {
            var three = two * take(c);
            if (three > 0) {
              playerHasThree(a, b, c, three, size - 5L);
            }
            putBack(c);
          }
        }
        putBack(b);
      }
      putBack(a);
    }
    return groups;
  }

  private void start(int[] points) {
    Arrays.fill(groups, 0);
    Arrays.fill(sumsOfPairs, 0);
    for (var c = 0; c < TOTALS; c++) {
      left[c] = points[c];
      left[c + TOTALS] = points[c];
      for (var d = 0; d < TOTALS; d++) {
        sumsOfPairs[c + d] += (long) points[c] * (c == d ? points[c] - 1 : points[d]);
      }
    }
  }

  /// Takes a card out and says how many there were.
  private long take(int card) {
    var before = left[card];
    left[card]--;
    left[card + TOTALS]--;
    for (var other = 0; other < TOTALS; other++) {
      sumsOfPairs[card + other] -= 2 * left[other];
    }
    return before;
  }

  private void putBack(int card) {
    for (var other = 0; other < TOTALS; other++) {
      sumsOfPairs[card + other] += 2 * left[other];
    }
    left[card]++;
    left[card + TOTALS]++;
  }

  private void findPairs() {
    for (var total = 0; total < TOTALS; total++) {
      pairs[total] = sumsOfPairs[total] + sumsOfPairs[total + TOTALS];
    }
  }

  /// The round ends with two cards for Player: by a natural, or because Player stands.
  private void playerHasTwo(int player, long ways, int size) {
    findPairs();
    var ended = ways * (size - 4) * (size - 5);
    var stands = !ThirdCardRules.playerDraws(player);
    for (var banker = 0; banker < TOTALS; banker++) {
      if (ThirdCardRules.isEnded(player, banker) || (stands && !DRAWS[banker][TOTALS])) {
        groups[DealClasses.of(player, false, banker, false)] += ended * pairs[banker];
      }
    }
    if (stands && !ThirdCardRules.isEnded(player, 0)) {
      findThrees();
      bankerDraws(DealClasses.of(player, false, 0, true), TOTALS, ways * (size - 5));
    }
  }

  /// Player has these three cards, each of which may have been the last.
  private void playerHasThree(int a, int b, int c, long ways, long fill) {
    var player = (a + b + c) % 10;
    var last = ThirdCardRules.playerDraws((a + b) % 10);
    var middle = b != c && ThirdCardRules.playerDraws((a + c) % 10);
    var first = a != b && ThirdCardRules.playerDraws((b + c) % 10);
    if (!last && !middle && !first) {
      return;
    }
    findPairs();
    findThrees();
    if (last) {
      bankerAnswers(player, c, a == b ? ways : 2 * ways, fill);
    }
    if (middle) {
      bankerAnswers(player, b, a == c ? ways : 2 * ways, fill);
    }
    if (first) {
      bankerAnswers(player, a, b == c ? ways : 2 * ways, fill);
    }
  }

  /// Banker follows the rule for Player's third card.
  private void bankerAnswers(int player, int third, long ways, long fill) {
    for (var banker = 0; banker < DRAWS.length; banker++) {
      if (!DRAWS[banker][third]) {
        groups[DealClasses.of(player, true, banker, false)] += ways * pairs[banker] * fill;
      }
    }
    bankerDraws(DealClasses.of(player, true, 0, true), third, ways);
  }

  /// Adds Banker's three-card totals, beginning at the class of total 0.
  private void bankerDraws(int group, int third, long ways) {
    Arrays.fill(sums, 0);
    for (var banker = 0; banker < DRAWS.length; banker++) {
      if (DRAWS[banker][third]) {
        for (var e = 0; e < TOTALS; e++) {
          sums[banker + e] += threes[banker * TOTALS + e];
        }
      }
    }
    for (var total = 0; total < TOTALS; total++) {
      groups[group + 4 * total] += ways * (sums[total] + sums[total + TOTALS]);
    }
  }

  /// Ordered threes by the total of the first two and the third card.
  private void findThrees() {
    for (var total = 0; total < 7; total++) {
      for (var e = 0; e < TOTALS; e++) {
        threes[total * TOTALS + e] = left[e] * (pairs[total] - 2 * left[total - e + TOTALS]);
      }
      threes[total * TOTALS + total / 2] += even(total) * left[total / 2];
      threes[total * TOTALS + total / 2 + 5] += even(total) * left[total / 2 + 5];
    }
  }

  /// A pair of two cards e has its total twice: 2 for an even total, nothing for an odd one.
  private static int even(int total) {
    return total % 2 == 0 ? 2 : 0;
  }

  /// Ordered ways to take so many cards.
  static long ordered(int size, int cards) {
    var ways = 1L;
    for (var i = 0; i < cards; i++) {
      ways *= size - i;
    }
    return ways;
  }
}
