package io.lammer.games.baccarat;

import java.util.Arrays;

/// Computes the number of ordered six-card deals in each class (hand totals and sizes) hand by hand
/// rather than deal by deal. Not thread-safe: it reuses its working arrays.
///
/// Player's cards are removed first; Banker's possible hands depend only on the remaining cards.
/// All Player hands are laid out in parallel, so every step is a loop that the compiler can
/// vectorize. The values are integers and, for up to eight decks, below 2^53, so `double` is exact.
final class DealWays {
  private static final int TOTALS = 10;

  /// Banker draws only on two-card totals below a natural.
  private static final int BANKER_DRAWS = 8;

  /// Player hands are laid out in rows of ten, one hand per total: first the rows of two-card
  /// hands, then the rows of three-card hands. Odd totals have only five two-card hands, so their
  /// sixth slot is empty.
  private static final int TWOS = 6;

  private static final int THREES = 22;
  private static final int SIZE = (TWOS + THREES) * TOTALS;

  private static final int[][] CARDS = new int[SIZE][0];

  /// By Banker's two-card total: the number of orders of each Player hand in which Banker stands.
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

  /// Any of the cards may have been drawn last.
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

  /// By points: the number of cards left after removing each Player hand.
  private final double[][] left = new double[TOTALS][SIZE];

  private final double[][] pairs = new double[TOTALS][SIZE];

  /// Ways of each Player hand multiplied by the ways of the cards that remain undealt.
  private final double[] ifStands = new double[SIZE];

  private final double[] ifDraws = new double[SIZE];

  /// Ways of Banker's hands with one total.
  private final double[] ways = new double[SIZE];

  private final double[] groups = new double[DealClasses.SIZE];

  /// The number of ways of each class. The returned array is reused by the next call.
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

  /// Adds the ordered three-card hands with this total whose first two cards have the total `two`.
  /// A pair that contains the third card's points leaves one card fewer to draw.
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

  /// Sums rows pairwise into the first one.
  private void addRows(int from, int count) {
    for (var rows = count; rows > 1; rows = Math.ceilDiv(rows, 2)) {
      var upper = from * TOTALS;
      var lower = upper + Math.ceilDiv(rows, 2) * TOTALS;
      for (var i = 0; i < rows / 2 * TOTALS; i++) {
        ways[upper + i] += ways[lower + i];
      }
    }
  }

  /// The number of ordered ways to draw this many cards.
  static double ordered(int size, int cards) {
    var ways = 1.0;
    for (var i = 0; i < cards; i++) {
      ways *= size - i;
    }
    return ways;
  }
}
