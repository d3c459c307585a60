package io.lammer.odds;

import io.lammer.rules.baccarat.ThirdCardRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/// How much a baccarat wager can lose to players who follow the cards: the effect of each rank on
/// it, a simple count that follows them, and what such a player or a perfect one wins in a shoe.
public final class Protection {
  /// True counts beyond this are put together; a trigger beyond it means never.
  public static final int COUNT_MAX = 40;

  /// Depths of the cut card that a run reports beside its own.
  public static final List<Integer> DEPTHS = List.of(26, 52, 78, 104);

  private final FollowedTable table;
  private final int decks;
  private final int cut;
  private final boolean oneMoreRound;
  private final double[] full;
  private final double[][] effects;
  private final List<Count> counts;

  /// A mean and its standard error.
  public record Figure(double mean, double error) {
    static Figure of(double sum, double squares, int count) {
      var mean = sum / count;
      var variance = Math.max(0, squares / count - mean * mean);
      return new Figure(mean, Math.sqrt(variance / count));
    }
  }

  /// What following one wager is worth.
  ///
  /// @param value of the full shoe, per unit
  /// @param effects how the value changes when one card of a rank leaves the full shoe
  /// @param fit how closely the count follows the effects, 1 being perfectly
  /// @param trigger the true count from which betting wins most
  /// @param byCount units won a shoe, one unit bet at every hand from the trigger on
  /// @param perfect units won a shoe by betting one unit whenever the exact value is positive
  /// @param perfectByDepth the same with the cut card at each of [#DEPTHS]
  /// @param handsByPerfect the part of all hands that the perfect player bets on
  public record WagerReport(
      String name,
      double value,
      List<Double> effects,
      Count count,
      double fit,
      int trigger,
      Figure byCount,
      Figure perfect,
      List<Double> perfectByDepth,
      double handsByPerfect) {}

  /// @param cut how many cards lie behind the cut card
  /// @param oneMoreRound a round is dealt after the one in which the cut card came
  public Protection(FollowedTable table, int decks, int cut, boolean oneMoreRound) {
    this.table = table;
    this.decks = decks;
    this.cut = cut;
    this.oneMoreRound = oneMoreRound;
    var ranks = fullShoe();
    this.full = table.odds().values(ranks);
    this.effects = new double[full.length][ShoeOdds.RANKS];
    for (var rank = 0; rank < ShoeOdds.RANKS; rank++) {
      ranks[rank]--;
      var without = table.odds().values(ranks);
      ranks[rank]++;
      for (var wager = 0; wager < full.length; wager++) {
        effects[wager][rank] = without[wager] - full[wager];
      }
    }
    this.counts = new ArrayList<>(Arrays.stream(effects).map(Count::following).toList());
  }

  private int[] fullShoe() {
    var ranks = new int[ShoeOdds.RANKS];
    Arrays.fill(ranks, 4 * decks);
    return ranks;
  }

  /// Uses a given count for one of the wagers.
  public void use(int wager, Count count) {
    counts.set(wager, count);
  }

  /// Plays shoes from a seed and reports every wager; the consumer hears how many are done.
  public List<WagerReport> play(long seed, int shoes, IntConsumer done) {
    var tally = new Tally(full.length, shoes);
    var chance = new SplitMix(seed);
    var cards = cards();
    for (var shoe = 0; shoe < shoes; shoe++) {
      chance.shuffle(cards);
      playShoe(cards, shoe, tally);
      done.accept(shoe + 1);
    }
    var reports = new ArrayList<WagerReport>();
    for (var wager = 0; wager < full.length; wager++) {
      reports.add(report(wager, shoes, tally));
    }
    return reports;
  }

  private int[] cards() {
    var cards = new int[52 * decks];
    for (var i = 0; i < cards.length; i++) {
      cards[i] = i % ShoeOdds.RANKS;
    }
    return cards;
  }

  /// Deals until the cut card has come.
  private void playShoe(int[] cards, int shoe, Tally tally) {
    var ranks = fullShoe();
    var running = new int[full.length];
    var next = 0;
    var roundsAfterCut = oneMoreRound ? 1 : 0;
    while (true) {
      var left = cards.length - next;
      if (left < 6 || (left <= cut && roundsAfterCut-- == 0)) {
        return;
      }
      tally.hand(shoe, table.odds().values(ranks), trueCounts(running, next, left), left);
      var used = dealt(cards, next);
      for (var i = next; i < next + used; i++) {
        ranks[cards[i]]--;
        for (var wager = 0; wager < running.length; wager++) {
          running[wager] += counts.get(wager).tag(cards[i]);
        }
      }
      next += used;
    }
  }

  /// The running counts, less what an unbalanced count gains by itself, per deck left.
  private int[] trueCounts(int[] running, int seen, int left) {
    var counted = new int[running.length];
    for (var wager = 0; wager < counted.length; wager++) {
      var drift = counts.get(wager).mean() * seen;
      var count = (int) Math.floor((running[wager] - drift) * 52 / left);
      counted[wager] = Math.max(-COUNT_MAX, Math.min(COUNT_MAX, count));
    }
    return counted;
  }

  /// How many cards the round that begins here uses.
  static int dealt(int[] cards, int start) {
    var player = (points(cards[start]) + points(cards[start + 2])) % 10;
    var banker = (points(cards[start + 1]) + points(cards[start + 3])) % 10;
    if (ThirdCardRules.isEnded(player, banker)) {
      return 4;
    }
    var draws = ThirdCardRules.playerDraws(player);
    var third = draws ? points(cards[start + 4]) : -1;
    return 4 + (draws ? 1 : 0) + (ThirdCardRules.bankerDraws(banker, third) ? 1 : 0);
  }

  private static int points(int rank) {
    return rank >= 9 ? 0 : rank + 1;
  }

  private WagerReport report(int wager, int shoes, Tally tally) {
    var trigger = tally.bestTrigger(wager);
    return new WagerReport(
        table.wagers().get(wager).name(),
        full[wager],
        Arrays.stream(effects[wager]).boxed().toList(),
        counts.get(wager),
        counts.get(wager).fit(effects[wager]),
        trigger,
        tally.byCount(wager, trigger, shoes),
        tally.perfect(wager, shoes),
        Arrays.stream(tally.perfectByDepth[wager]).map(sum -> sum / shoes).boxed().toList(),
        tally.positiveHands[wager] / (double) tally.hands);
  }

  /// What happened at every hand: sums by wager, shoe and true count.
  private static final class Tally {
    final float[][][] valueByCount;
    final double[] perfectSum;
    final double[] perfectSquares;
    final double[] perfectOfShoe;
    final double[][] perfectByDepth;
    final long[] positiveHands;
    long hands;
    private int current = -1;

    Tally(int wagers, int shoes) {
      valueByCount = new float[wagers][shoes][2 * COUNT_MAX + 1];
      perfectSum = new double[wagers];
      perfectSquares = new double[wagers];
      perfectOfShoe = new double[wagers];
      perfectByDepth = new double[wagers][DEPTHS.size()];
      positiveHands = new long[wagers];
    }

    void hand(int shoe, double[] values, int[] trueCounts, int left) {
      if (shoe != current) {
        closeShoe();
        current = shoe;
      }
      hands++;
      for (var wager = 0; wager < values.length; wager++) {
        valueByCount[wager][shoe][trueCounts[wager] + COUNT_MAX] += (float) values[wager];
        if (values[wager] > 0) {
          perfectOfShoe[wager] += values[wager];
          for (var depth = 0; depth < DEPTHS.size(); depth++) {
            perfectByDepth[wager][depth] += left > DEPTHS.get(depth) ? values[wager] : 0;
          }
          positiveHands[wager]++;
        }
      }
    }

    private void closeShoe() {
      for (var wager = 0; wager < perfectOfShoe.length; wager++) {
        perfectSum[wager] += perfectOfShoe[wager];
        perfectSquares[wager] += perfectOfShoe[wager] * perfectOfShoe[wager];
        perfectOfShoe[wager] = 0;
      }
    }

    int bestTrigger(int wager) {
      var best = COUNT_MAX + 1;
      var bestSum = 0.0;
      var sum = 0.0;
      for (var count = COUNT_MAX; count >= -COUNT_MAX; count--) {
        for (var shoe : valueByCount[wager]) {
          sum += shoe[count + COUNT_MAX];
        }
        if (sum > bestSum) {
          bestSum = sum;
          best = count;
        }
      }
      return best;
    }

    Figure byCount(int wager, int trigger, int shoes) {
      var total = 0.0;
      var squares = 0.0;
      for (var shoe : valueByCount[wager]) {
        var won = 0.0;
        for (var count = trigger; count <= COUNT_MAX; count++) {
          won += shoe[count + COUNT_MAX];
        }
        total += won;
        squares += won * won;
      }
      return Figure.of(total, squares, shoes);
    }

    Figure perfect(int wager, int shoes) {
      closeShoe();
      return Figure.of(perfectSum[wager], perfectSquares[wager], shoes);
    }
  }
}
