package io.lammer.odds;

import io.lammer.rules.Grain;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.DealClasses;
import io.lammer.rules.compiled.DealRows;
import io.lammer.rules.compiled.PointsDeal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Counts a baccarat wager over all ordered deals of a shoe: six cards, or seven where the wager
/// waits for the Fightback card. Deals are told apart by totals as long as that decides the row,
/// then by points, and by rank, color or suit only where a row is still undecided.
///
/// The Fightback card is taken as if it left the shoe first: the order in which cards leave a shoe
/// does not change how often they come together.
public final class CardCounter {
  private final CardCounts kinds;
  private final int[] points;
  private final int size;

  /// Ordered ways of each deal, by its index.
  private final long[] dealWays = new long[DealClasses.ALL.size()];

  /// Ordered ways of each class of deals, filled up to six cards.
  private final long[] groupWays = new long[DealClasses.SIZE];

  /// By class, points of the next card and how many of those the deal has used: ordered ways of the
  /// deal, filled up to seven cards around that one card.
  private final long[][][] groupWaysAround = new long[DealClasses.SIZE][10][7];

  public CardCounter(Composition shoe) {
    this.kinds = new CardCounts(shoe);
    this.points = shoe.points();
    this.size = shoe.size();
    if (size < 7) {
      throw new IllegalArgumentException("a shoe of " + size + " cards has no complete round");
    }
    for (var i = 0; i < dealWays.length; i++) {
      var deal = DealClasses.ALL.get(i);
      dealWays[i] = ways(deal);
      groupWays[deal.dealClass()] += dealWays[i] * fill(deal.size(), 6);
      addAround(deal, dealWays[i] * fill(deal.size() + 1, 7));
    }
  }

  private void addAround(PointsDeal deal, long ways) {
    var used = new int[10];
    for (var card : deal.cards()) {
      if (card != PointsDeal.NONE) {
        used[card]++;
      }
    }
    var around = groupWaysAround[deal.dealClass()];
    for (var value = 0; value < used.length; value++) {
      around[value][used[value]] += ways;
    }
  }

  public Counts count(Wager wager) {
    return count(wager, _ -> true);
  }

  /// Counts only the deals after which the wager can be made.
  public Counts count(Wager wager, Predicate<Deal> made) {
    var counting = new Counting(wager);
    for (var group = 0; group < DealClasses.SIZE; group++) {
      var deals = DealClasses.deals(group);
      if (groupWays[group] > 0 && made.test(deals.getFirst().plain())) {
        counting.group(group, deals);
      }
    }
    return counting.counts();
  }

  /// Ordered ways to deal these points.
  private long ways(PointsDeal deal) {
    var cards = deal.cards();
    long ways = deal.orders();
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] != PointsDeal.NONE) {
        var left = points[cards[i]];
        for (var j = 0; j < i; j++) {
          left -= cards[j] == cards[i] ? 1 : 0;
        }
        ways *= Math.max(0, left);
      }
    }
    return ways;
  }

  /// Ordered ways for the cards after the first `from` up to `to`, whatever they are.
  private long fill(int from, int to) {
    var ways = 1L;
    for (var i = from; i < to; i++) {
      ways *= size - i;
    }
    return ways;
  }

  /// Ordered ways for the cards of a deal other than these, which have left the shoe.
  private long rest(PointsDeal deal, int seen) {
    var cards = deal.cards();
    var ways = 1L;
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] != PointsDeal.NONE && (seen & 1 << i) == 0) {
        var left = points[cards[i]];
        for (var j = 0; j < cards.length; j++) {
          left -= cards[j] == cards[i] && ((seen & 1 << j) != 0 || j < i) ? 1 : 0;
        }
        ways *= Math.max(0, left);
      }
    }
    return ways;
  }

  /// What the points of a deal say of its row.
  private static final class Verdict {
    final Set<Grain> open;
    final int seen;
    final int row;

    /// Where its deals wait, if they all wait together.
    @Nullable Waiting waiting;

    /// @param open what else must be known, and of the cards `seen`; empty where `row` is met
    Verdict(Set<Grain> open, int seen, int row) {
      this.open = open;
      this.seen = seen;
      this.row = row;
    }
  }

  /// Deals that wait to be refined together.
  private static final class Waiting {
    final PointsDeal deal;
    final Set<Grain> open;
    final int seen;

    /// Ways of all that is not seen.
    long ways;

    Waiting(PointsDeal deal, Set<Grain> open, int seen) {
      this.deal = deal;
      this.open = open;
      this.seen = seen;
    }
  }

  /// One wager being counted.
  private final class Counting {
    private final Wager wager;
    private final DealRows rows;
    private final Refinement refinement;
    private final boolean ordered;
    private final int asked;

    /// The ways of each row, and last of what meets none.
    private final BigInteger[] sums;

    /// Ways of single deals: too many to add up one big number at a time.
    private final long[] decided;

    /// Deals that must be refined, by what they share.
    private final Map<Object, Waiting> waiting = new LinkedHashMap<>();

    Counting(Wager wager) {
      this.wager = wager;
      this.rows = new DealRows(wager);
      this.refinement = new Refinement(kinds, wager, rows);
      this.ordered = rows.isOrdered();
      this.asked = rows.asked();
      this.decided = new long[wager.rows().size() + 1];
      this.sums = new BigInteger[wager.rows().size() + 1];
      Arrays.fill(sums, BigInteger.ZERO);
    }

    Counts counts() {
      waiting.values().forEach(this::refine);
      for (var row = 0; row < decided.length; row++) {
        add(row, BigInteger.valueOf(decided[row]));
      }
      return Counts.of(wager.rows(), sums);
    }

    void group(int group, List<PointsDeal> deals) {
      if (wager.machine().equals(Machine.FIGHTBACK_CARD)) {
        for (var value = 0; value < 10; value++) {
          withCard(group, deals, value);
        }
        return;
      }
      var row = rows.ofClass(group);
      if (row == DealRows.OPEN) {
        deals(deals);
      } else {
        decided[row] += groupWays[group];
      }
    }

    /// A class of deals and a Fightback card, known by its points.
    private void withCard(int group, List<PointsDeal> deals, int value) {
      if (points[value] == 0) {
        return;
      }
      var plain = deals.getFirst().plain().with(PointsDeal.plain(value));
      if (!rows.isOpenInCardOnly(plain)) {
        deals.forEach(deal -> dealWithCard(deal, value));
        return;
      }
      var ways = waysAround(group, value);
      for (var kind : kinds.of(rows.open(plain, Grain.TOTALS))[value]) {
        add(rows.ofClass(group, kind.card()), ways.multiply(BigInteger.valueOf(kind.count())));
      }
    }

    /// Ways of a class around one certain card of the given points.
    private BigInteger waysAround(int group, int value) {
      var ways = BigInteger.ZERO;
      var byUsed = groupWaysAround[group][value];
      for (var used = 0; used < byUsed.length; used++) {
        ways =
            ways.add(
                BigInteger.valueOf(byUsed[used])
                    .multiply(BigInteger.valueOf(points[value] - used)));
      }
      return ways.divide(BigInteger.valueOf(points[value]));
    }

    /// Deals of one class. Those with the same points where it matters are looked at once.
    private void deals(List<PointsDeal> deals) {
      var known = new HashMap<Integer, Verdict>();
      for (var deal : deals) {
        var ways = dealWays[deal.index()];
        if (ways > 0) {
          var points = asked == DealRows.ALL_CARDS && !ordered ? deal.hands() : deal.points(asked);
          var verdict = known.computeIfAbsent(points, _ -> verdict(deal));
          if (verdict.open.isEmpty()) {
            decided[verdict.row] += ways * fill(deal.size(), 6);
          } else {
            waiting(deal, verdict).ways +=
                deal.orders() * rest(deal, verdict.seen) * fill(deal.size(), 6);
          }
        }
      }
    }

    private Verdict verdict(PointsDeal deal) {
      var plain = deal.plain();
      var open = rows.open(plain, Grain.POINTS);
      return open.isEmpty()
          ? new Verdict(open, 0, wager.place(plain))
          : new Verdict(open, rows.positions(plain), DealRows.OPEN);
    }

    /// Colors and suits do not care for the order of a hand's cards, so deals with the same hands
    /// are refined together; a pair does, and whatever else is said of the first two.
    private Waiting waiting(PointsDeal deal, Verdict verdict) {
      if (verdict.seen != DealRows.ALL_CARDS) {
        if (verdict.waiting == null) {
          verdict.waiting = waiting(refinement.alike(deal, verdict.seen), deal, verdict);
        }
        return verdict.waiting;
      }
      var single = verdict.open.contains(Grain.RANK) || ordered;
      return waiting(single ? waiting.size() : deal.hands(), deal, verdict);
    }

    private Waiting waiting(Object key, PointsDeal deal, Verdict verdict) {
      return waiting.computeIfAbsent(key, _ -> new Waiting(deal, verdict.open, verdict.seen));
    }

    private void refine(Waiting same) {
      refinement.add(same.deal, same.seen, null, same.open, BigInteger.valueOf(same.ways), sums);
    }

    private void dealWithCard(PointsDeal deal, int value) {
      if (dealWays[deal.index()] == 0) {
        return;
      }
      var plain = deal.plain().with(PointsDeal.plain(value));
      var open = rows.open(plain, Grain.POINTS);
      var filler = BigInteger.valueOf(fill(deal.size() + 1, 7));
      for (var kind : kinds.of(open)[value]) {
        var factor = filler.multiply(BigInteger.valueOf((long) kind.count() * deal.orders()));
        refinement.add(deal, DealRows.ALL_CARDS, kind, open, factor, sums);
      }
    }

    private void add(int row, BigInteger ways) {
      sums[row] = sums[row].add(ways);
    }
  }
}
