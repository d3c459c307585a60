package io.lammer.odds;

import io.lammer.rules.baccarat.ThirdCardRules;
import io.lammer.rules.compiled.DealClasses;
import java.util.Arrays;

/// The number of ordered six-card deals in each class (totals and sizes of the hands), worked out
/// hand by hand instead of deal by deal. Not safe for two threads: it keeps its working space.
///
/// Player's cards are taken out first. What Banker can then get depends only on what is left. All
/// hands of Player stand beside each other, so that every step is a loop over them that the
/// compiler makes vectors of. Numbers are whole and, for up to eight decks, below 2^53: exact in a
/// `double`.
final class DealWays {
  private static final int TOTALS = 10;

  /// Banker draws below a natural only.
  private static final int BANKER_DRAWS = 8;

  /// Player's hands stand in rows of ten, one of each total: first the hands of two cards, then
  /// those of three. Odd totals have five hands of two cards, so their sixth place is empty.
  private static final int TWOS = 6;

  private static final int THREES = 22;
  private static final int SIZE = (TWOS + THREES) * TOTALS;

  private static final int[][] CARDS = new int[SIZE][0];

  /// In how many orders of Player's hand Banker, with each total of two cards, stands or draws.
  private static final double[][] STANDS = new double[TOTALS][SIZE];

  private static final double[][] DRAWS = new double[TOTALS][SIZE];

  static {
    for (var a = 0; a < TOTALS; a++) {
      for (var b = a; b < TOTALS; b++) {
        playerHasTwo(a, b);
        for (var c = b; c < TOTALS; c++) {
          playerHasThree(a, b, c);
        }
      }
    }
  }

  private static void playerHasTwo(int a, int b) {
    var place = place(0, a, b);
    var player = (a + b) % 10;
    for (var banker = 0; banker < TOTALS; banker++) {
      if (ThirdCardRules.isEnded(player, banker)) {
        STANDS[banker][place] += orders(a, b);
      } else if (!ThirdCardRules.playerDraws(player)) {
        bankerAnswers(banker, place, -1, orders(a, b));
      }
    }
  }

  /// Each of the cards may have been the last.
  private static void playerHasThree(int a, int b, int c) {
    var place = place(TWOS, a, b, c);
    playerDrew(place, a, b, c);
    if (b != c) {
      playerDrew(place, a, c, b);
    }
    if (a != b) {
      playerDrew(place, b, c, a);
    }
  }

  private static void playerDrew(int place, int first, int second, int third) {
    var player = (first + second) % 10;
    for (var banker = 0; banker < TOTALS; banker++) {
      if (!ThirdCardRules.isEnded(player, banker) && ThirdCardRules.playerDraws(player)) {
        bankerAnswers(banker, place, third, orders(first, second));
      }
    }
  }

  private static void bankerAnswers(int banker, int place, int third, int orders) {
    (ThirdCardRules.bankerDraws(banker, third) ? DRAWS : STANDS)[banker][place] += orders;
  }

  private static int orders(int a, int b) {
    return a == b ? 1 : 2;
  }

  private static int place(int row, int... cards) {
    var place = row * TOTALS + Arrays.stream(cards).sum() % 10;
    while (CARDS[place].length > 0) {
      place += TOTALS;
    }
    CARDS[place] = cards;
    return place;
  }

  /// What is left of each number of points, and ordered pairs of it by total.
  private final double[][] left = new double[TOTALS][SIZE];

  private final double[][] pairs = new double[TOTALS][SIZE];

  /// Ways of Player's hand together with those of the cards that nobody gets.
  private final double[] ifStands = new double[SIZE];

  private final double[] ifDraws = new double[SIZE];

  /// Ways of Banker's hands of one total.
  private final double[] ways = new double[SIZE];

  private final double[] groups = new double[DealClasses.SIZE];

  /// The classes' ways; the array is used again by the next call.
  double[] of(int[] points, int size) {
    takeOut(points, size);
    for (var total = 0; total < TOTALS; total++) {
      addPairs(total);
      System.arraycopy(pairs[total], 0, ways, 0, SIZE);
      times(STANDS[total]);
      times(ifStands);
      bankerHas(total, false);
    }
    for (var total = 0; total < TOTALS; total++) {
      Arrays.fill(ways, 0);
      for (var two = 0; two < BANKER_DRAWS; two++) {
        addThrees(two, total);
      }
      times(ifDraws);
      bankerHas(total, true);
    }
    return groups;
  }

  private void takeOut(int[] points, int size) {
    for (var card = 0; card < TOTALS; card++) {
      Arrays.fill(left[card], points[card]);
    }
    for (var i = 0; i < SIZE; i++) {
      var hands = 1.0;
      for (var card : CARDS[i]) {
        hands *= left[card][i]--;
      }
      var three = CARDS[i].length == 3;
      ifDraws[i] = three ? hands : hands * (size - 5);
      ifStands[i] = ifDraws[i] * (three ? size - 5 : size - 4);
    }
  }

  private void addPairs(int total) {
    var sums = pairs[total];
    Arrays.fill(sums, 0);
    for (var card = 0; card < TOTALS; card++) {
      var other = (total - card + TOTALS) % TOTALS;
      if (card <= other) {
        addPairs(sums, left[card], left[other], orders(card, other));
      }
    }
  }

  private static void addPairs(double[] sums, double[] one, double[] other, double orders) {
    var itself = one == other ? 1.0 : 0.0;
    for (var i = 0; i < SIZE; i++) {
      sums[i] += orders * one[i] * (other[i] - itself);
    }
  }

  /// Adds the ordered threes of this total of which the first two have the total `two`. Of those
  /// pairs, the ones that hold the third card have one less of it to draw.
  private void addThrees(int two, int total) {
    var card = (total - two + TOTALS) % TOTALS;
    var third = left[card];
    var partner = left[(two - card + TOTALS) % TOTALS];
    var itself = third == partner ? 2.0 : 0.0;
    var first = pairs[two];
    var draws = DRAWS[two];
    for (var i = 0; i < SIZE; i++) {
      ways[i] += draws[i] * third[i] * (first[i] - 2 * partner[i] + itself);
    }
  }

  private void times(double[] factors) {
    for (var i = 0; i < SIZE; i++) {
      ways[i] *= factors[i];
    }
  }

  private void bankerHas(int total, boolean drew) {
    addRows(0, TWOS);
    addRows(TWOS, THREES);
    for (var player = 0; player < TOTALS; player++) {
      groups[DealClasses.of(player, false, total, drew)] = ways[player];
      groups[DealClasses.of(player, true, total, drew)] = ways[TWOS * TOTALS + player];
    }
  }

  /// Adds rows up into the first of them: the lower half onto the upper, until one is left.
  private void addRows(int from, int count) {
    for (var rows = count; rows > 1; rows = Math.ceilDiv(rows, 2)) {
      var upper = from * TOTALS;
      var lower = upper + Math.ceilDiv(rows, 2) * TOTALS;
      for (var i = 0; i < rows / 2 * TOTALS; i++) {
        ways[upper + i] += ways[lower + i];
      }
    }
  }

  /// Ordered ways to take so many cards.
  static double ordered(int size, int cards) {
    var ways = 1.0;
    for (var i = 0; i < cards; i++) {
      ways *= size - i;
    }
    return ways;
  }
}
