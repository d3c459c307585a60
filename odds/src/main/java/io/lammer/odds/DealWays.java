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

  /// The highest total at which Banker draws, by Player's third card; the last is Player standing.
  private static final int[] DRAWS_UP_TO = new int[TOTALS + 1];

  static {
    for (var third = 0; third < TOTALS; third++) {
      DRAWS_UP_TO[third] = drawsUpTo(third);
    }
    DRAWS_UP_TO[TOTALS] = drawsUpTo(-1);
  }

  private static int drawsUpTo(int third) {
    var highest = 7;
    while (!ThirdCardRules.bankerDraws(highest, third)) {
      highest--;
    }
    for (var total = 0; total < highest; total++) {
      if (!ThirdCardRules.bankerDraws(total, third)) {
        throw new IllegalStateException("Banker draws at " + highest + " and not at " + total);
      }
    }
    return highest;
  }

  private final long[] groups = new long[DealClasses.SIZE];

  /// What is left of each number of points, thrice in a row so that no index need be wrapped.
  private final int[] left = new int[3 * TOTALS];

  /// Ordered pairs of what is left, by total.
  private final int[] pairs = new int[TOTALS];

  /// Ordered threes of what is left for Player's ways, by total.
  private final long[] threes = new long[TOTALS];

  /// Ways of Player's hand, by the highest total at which Banker draws against it.
  private final long[] ways = new long[8];

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
    Arrays.fill(pairs, 0);
    for (var c = 0; c < TOTALS; c++) {
      set(c, points[c]);
      for (var d = 0; d < TOTALS; d++) {
        pairs[(c + d) % 10] += points[c] * (c == d ? points[c] - 1 : points[d]);
      }
    }
  }

  private void set(int card, int count) {
    left[card] = count;
    left[card + TOTALS] = count;
    left[card + 2 * TOTALS] = count;
  }

  /// Takes a card out and says how many there were.
  private long take(int card) {
    var before = left[card];
    set(card, before - 1);
    for (var total = 0; total < TOTALS; total++) {
      pairs[total] -= 2 * left[total - card + TOTALS];
    }
    return before;
  }

  private void putBack(int card) {
    for (var total = 0; total < TOTALS; total++) {
      pairs[total] += 2 * left[total - card + TOTALS];
    }
    set(card, left[card] + 1);
  }

  /// The round ends with two cards for Player: by a natural, or because Player stands.
  private void playerHasTwo(int player, long hands, int size) {
    var stands = !ThirdCardRules.playerDraws(player);
    var ended = hands * (size - 4) * (size - 5);
    for (var banker = 0; banker < TOTALS; banker++) {
      if (ThirdCardRules.isEnded(player, banker) || (stands && banker > DRAWS_UP_TO[TOTALS])) {
        groups[DealClasses.of(player, false, banker, false)] += ended * pairs[banker];
      }
    }
    if (stands && !ThirdCardRules.isEnded(player, 0)) {
      ways[DRAWS_UP_TO[TOTALS]] = hands * (size - 5);
      bankerDraws(DealClasses.of(player, false, 0, true));
    }
  }

  /// Player has these three cards, each of which may have been the last.
  private void playerHasThree(int a, int b, int c, long hands, long fill) {
    var group = DealClasses.of((a + b + c) % 10, true, 0, false);
    if (ThirdCardRules.playerDraws((a + b) % 10)) {
      bankerAnswers(group, c, a == b ? hands : 2 * hands, fill);
    }
    if (b != c && ThirdCardRules.playerDraws((a + c) % 10)) {
      bankerAnswers(group, b, a == c ? hands : 2 * hands, fill);
    }
    if (a != b && ThirdCardRules.playerDraws((b + c) % 10)) {
      bankerAnswers(group, a, b == c ? hands : 2 * hands, fill);
    }
    bankerDraws(group + 1);
  }

  /// Banker follows the rule for Player's third card: stands here, and draws later.
  private void bankerAnswers(int group, int third, long hands, long fill) {
    for (var banker = DRAWS_UP_TO[third] + 1; banker < 8; banker++) {
      groups[group + 4 * banker] += hands * pairs[banker] * fill;
    }
    ways[DRAWS_UP_TO[third]] += hands;
  }

  /// Adds Banker's three-card totals against all of Player's ways, beginning at the class of total
  /// 0.
  private void bankerDraws(int group) {
    Arrays.fill(threes, 0);
    var against = 0L;
    for (var two = ways.length - 1; two >= 0; two--) {
      against += ways[two];
      ways[two] = 0;
      if (against > 0) {
        addThrees(two, against);
      }
    }
    for (var total = 0; total < TOTALS; total++) {
      groups[group + 4 * total] += threes[total];
    }
  }

  /// Threes of which the first two have this total, for each of Player's ways.
  private void addThrees(int two, long against) {
    var ofTwo = pairs[two];
    for (var total = 0; total < TOTALS; total++) {
      threes[total] +=
          against * (left[total - two + TOTALS] * (ofTwo - 2 * left[2 * two - total + TOTALS]));
    }
    if (two % 2 == 0) {
      // A pair of two cards e has its total twice.
      threes[(two + two / 2) % 10] += against * (2 * left[two / 2]);
      threes[(two + two / 2 + 5) % 10] += against * (2 * left[two / 2 + 5]);
    }
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
