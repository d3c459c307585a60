package io.lammer.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/// Measures how vulnerable wagers are to card counting: the effect of removing each rank, a simple
/// count that matches these effects, and the win per shoe of a player who uses this count or
/// perfect information.
public final class CardCountingAnalysis {
  /// True counts are capped at this value. As a trigger it means "never bet".
  public static final int COUNT_MAX = 40;

  /// Cut card depths that are reported in addition to the configured one.
  public static final List<Integer> DEPTHS = List.of(26, 52, 78, 104);

  private final CountableWagers wagers;
  private final int decks;
  private final int cut;
  private final boolean oneMoreRound;
  private final double[] full;
  private final double[][] effects;
  private final List<CountingSystem> counts;

  /// A mean and its standard error.
  public record Figure(double mean, double error) {
    static Figure of(double sum, double squares, int count) {
      var mean = sum / count;
      var variance = Math.max(0, squares / count - mean * mean);
      return new Figure(mean, Math.sqrt(variance / count));
    }
  }

  /// The results of counting against one wager.
  ///
  /// @param value the expected value per unit in a full shoe
  /// @param effects the change of the value when one card of a rank is removed from a full shoe
  /// @param fit the correlation between count and effects; 1 is perfect
  /// @param trigger the true count from which betting wins most
  /// @param byCount units won per shoe by betting one unit on every hand from the trigger on
  /// @param perfect units won per shoe by betting one unit whenever the exact value is positive
  /// @param perfectByDepth the same with the cut card at each of [#DEPTHS]
  /// @param handsByPerfect the fraction of hands on which the perfect player bets
  public record WagerReport(
      String name,
      double value,
      List<Double> effects,
      CountingSystem count,
      double fit,
      int trigger,
      Figure byCount,
      Figure perfect,
      List<Double> perfectByDepth,
      double handsByPerfect) {}

  /// @param cut the number of cards behind the cut card
  /// @param oneMoreRound deal one more round after the one in which the cut card appears
  public CardCountingAnalysis(CountableWagers wagers, int decks, int cut, boolean oneMoreRound) {
    this.wagers = wagers;
    this.decks = decks;
    this.cut = cut;
    this.oneMoreRound = oneMoreRound;
    var ranks = fullShoe();
    this.full = wagers.values(ranks);
    this.effects = new double[full.length][CountingSystem.RANKS];
    for (var rank = 0; rank < CountingSystem.RANKS; rank++) {
      ranks[rank]--;
      var without = wagers.values(ranks);
      ranks[rank]++;
      for (var wager = 0; wager < full.length; wager++) {
        effects[wager][rank] = without[wager] - full[wager];
      }
    }
    this.counts = new ArrayList<>(Arrays.stream(effects).map(CountingSystem::following).toList());
  }

  private int[] fullShoe() {
    var ranks = new int[CountingSystem.RANKS];
    Arrays.fill(ranks, 4 * decks);
    return ranks;
  }

  /// Replaces the count used for one of the wagers.
  public void use(int wager, CountingSystem count) {
    counts.set(wager, count);
  }

  /// Plays shoes from a seed and reports every wager.
  ///
  /// @param done receives the number of shoes played so far
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
      cards[i] = i % CountingSystem.RANKS;
    }
    return cards;
  }

  private void playShoe(int[] cards, int shoe, Tally tally) {
    var ranks = fullShoe();
    var running = new int[full.length];
    var next = 0;
    var roundsAfterCut = oneMoreRound ? 1 : 0;
    while (true) {
      var left = cards.length - next;
      if (left < wagers.cardsDealtMax() || (left <= cut && roundsAfterCut-- == 0)) {
        return;
      }
      tally.hand(shoe, wagers.values(ranks), trueCounts(running, next, left), left);
      var used = wagers.cardsDealt(cards, next);
      for (var i = next; i < next + used; i++) {
        ranks[cards[i]]--;
        for (var wager = 0; wager < running.length; wager++) {
          running[wager] += counts.get(wager).tag(cards[i]);
        }
      }
      next += used;
    }
  }

  /// The true counts: the running counts, corrected for the drift of unbalanced counts, per
  /// remaining deck.
  private int[] trueCounts(int[] running, int seen, int left) {
    var counted = new int[running.length];
    for (var wager = 0; wager < counted.length; wager++) {
      var drift = counts.get(wager).mean() * seen;
      var count = (int) Math.floor((running[wager] - drift) * 52 / left);
      counted[wager] = Math.max(-COUNT_MAX, Math.min(COUNT_MAX, count));
    }
    return counted;
  }

  private WagerReport report(int wager, int shoes, Tally tally) {
    var trigger = tally.bestTrigger(wager);
    return new WagerReport(
        wagers.names().get(wager),
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

  /// The accumulated results of all hands by wager, shoe and true count.
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
