package io.lammer.games.baccarat;

import io.lammer.odds.Composition;
import io.lammer.odds.RowWays;
import io.lammer.rules.Card;
import io.lammer.rules.CardDetail;
import io.lammer.rules.Wager;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Counts the ways to each row of a baccarat wager over all ordered deals of a shoe: six cards, or
/// seven if the wager is resolved by the Fightback card. Deals are grouped by totals where these
/// decide the row, otherwise by points, and by rank, color or suit only where a row is still
/// undecided.
///
/// The Fightback card is treated as the first card drawn. This is exact, because the joint
/// distribution of cards does not depend on the drawing order.
final class DealEnumerator {
  private final ShoeKinds kinds;
  private final int[] points;
  private final int size;

  /// The number of ordered ways to deal each [DealByPoints], by its index.
  private final long[] dealWays = new long[DealClasses.ALL.size()];

  /// The number of ordered six-card sequences for each class of deals.
  private final long[] groupWays = new long[DealClasses.SIZE];

  /// Ordered ways of the cards other than the Fightback card, filled up to seven cards in all.
  /// Indexed by class, points of the Fightback card and how many cards of those points the deal
  /// uses.
  private final long[][][] groupWaysAround = new long[DealClasses.SIZE][10][7];

  DealEnumerator(Composition shoe) {
    this.kinds = new ShoeKinds(shoe);
    this.points = points(shoe);
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

  /// The number of cards for each point value.
  private static int[] points(Composition shoe) {
    var points = new int[10];
    for (var card : Card.DECK) {
      points[card.value()] += shoe.count(card);
    }
    return points;
  }

  private void addAround(DealByPoints deal, long ways) {
    var used = new int[10];
    for (var card : deal.cards()) {
      if (card != DealByPoints.NONE) {
        used[card]++;
      }
    }
    var around = groupWaysAround[deal.dealClass()];
    for (var value = 0; value < used.length; value++) {
      around[value][used[value]] += ways;
    }
  }

  RowWays count(Wager wager) {
    return count(wager, _ -> true);
  }

  /// Counts only the deals after which the wager can be made.
  RowWays count(Wager wager, Predicate<Deal> made) {
    var counting = new Counting(wager);
    for (var group = 0; group < DealClasses.SIZE; group++) {
      var deals = DealClasses.deals(group);
      if (groupWays[group] > 0 && made.test(deals.getFirst().plain())) {
        counting.group(group, deals);
      }
    }
    return counting.counts();
  }

  /// The number of ordered ways to deal these points.
  private long ways(DealByPoints deal) {
    var cards = deal.cards();
    long ways = deal.orders();
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] != DealByPoints.NONE) {
        var left = points[cards[i]];
        for (var j = 0; j < i; j++) {
          left -= cards[j] == cards[i] ? 1 : 0;
        }
        ways *= Math.max(0, left);
      }
    }
    return ways;
  }

  /// The number of ordered ways to draw cards number `from + 1` to `to`, whatever they are.
  private long fill(int from, int to) {
    var ways = 1L;
    for (var i = from; i < to; i++) {
      ways *= size - i;
    }
    return ways;
  }

  /// The number of ordered ways to deal the cards outside `seen`, once those in `seen` are drawn.
  private long rest(DealByPoints deal, int seen) {
    var cards = deal.cards();
    var ways = 1L;
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] != DealByPoints.NONE && (seen & 1 << i) == 0) {
        var left = points[cards[i]];
        for (var j = 0; j < cards.length; j++) {
          left -= cards[j] == cards[i] && ((seen & 1 << j) != 0 || j < i) ? 1 : 0;
        }
        ways *= Math.max(0, left);
      }
    }
    return ways;
  }

  /// What the points of a deal say about its row.
  private static final class Verdict {
    final Set<CardDetail> open;
    final int seen;
    final int row;

    /// The group that all deals with these points join, if it is the same for all.
    @Nullable Waiting waiting;

    /// @param open the grains still needed for the cards in `seen`; empty if `row` is decided
    Verdict(Set<CardDetail> open, int seen, int row) {
      this.open = open;
      this.seen = seen;
      this.row = row;
    }
  }

  /// Deals that are refined together.
  private static final class Waiting {
    final DealByPoints deal;
    final Set<CardDetail> open;
    final int seen;

    /// The ways of all cards outside `seen`.
    long ways;

    Waiting(DealByPoints deal, Set<CardDetail> open, int seen) {
      this.deal = deal;
      this.open = open;
      this.seen = seen;
    }
  }

  /// The count of one wager in progress.
  private final class Counting {
    private final Wager wager;
    private final DealRows rows;
    private final CardKindEnumerator refinement;
    private final boolean ordered;
    private final int asked;

    /// The ways of each row, followed by the ways that match no row.
    private final BigInteger[] sums;

    /// Ways of deals decided by their points, kept as `long` because adding each as a `BigInteger`
    /// would be slow.
    private final long[] decided;

    /// Deals to be refined, grouped by what they have in common.
    private final Map<Object, Waiting> waiting = new LinkedHashMap<>();

    Counting(Wager wager) {
      this.wager = wager;
      this.rows = new DealRows(wager);
      this.refinement = new CardKindEnumerator(kinds, wager, rows);
      this.ordered = rows.isOrdered();
      this.asked = rows.asked();
      this.decided = new long[wager.rows().size() + 1];
      this.sums = new BigInteger[wager.rows().size() + 1];
      Arrays.fill(sums, BigInteger.ZERO);
    }

    RowWays counts() {
      waiting.values().forEach(this::refine);
      for (var row = 0; row < decided.length; row++) {
        add(row, BigInteger.valueOf(decided[row]));
      }
      return RowWays.of(wager.rows(), sums);
    }

    void group(int group, List<DealByPoints> deals) {
      if (wager.machine().equals(FightbackCard.MACHINE)) {
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

    /// Counts a class of deals together with a Fightback card of given points.
    private void withCard(int group, List<DealByPoints> deals, int value) {
      if (points[value] == 0) {
        return;
      }
      var plain = deals.getFirst().plain().with(DealByPoints.plain(value));
      if (!rows.isOpenInCardOnly(plain)) {
        deals.forEach(deal -> dealWithCard(deal, value));
        return;
      }
      var ways = waysAround(group, value);
      for (var kind : kinds.of(rows.open(plain, CardDetail.TOTALS))[value]) {
        add(rows.ofClass(group, kind.card()), ways.multiply(BigInteger.valueOf(kind.count())));
      }
    }

    /// The ways of a class around one specific Fightback card of the given points.
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

    /// Counts the deals of one class. Deals with the same relevant points are evaluated once.
    private void deals(List<DealByPoints> deals) {
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

    private Verdict verdict(DealByPoints deal) {
      var plain = deal.plain();
      var open = rows.open(plain, CardDetail.POINTS);
      return open.isEmpty()
          ? new Verdict(open, 0, wager.place(plain))
          : new Verdict(open, rows.positions(plain), DealRows.OPEN);
    }

    /// The group of deals to refine with this one. Colors and suits do not depend on card order, so
    /// deals with the same hands are refined together. Predicates on the first two cards do depend
    /// on it.
    private Waiting waiting(DealByPoints deal, Verdict verdict) {
      if (verdict.seen != DealRows.ALL_CARDS) {
        if (verdict.waiting == null) {
          verdict.waiting = waiting(refinement.alike(deal, verdict.seen), deal, verdict);
        }
        return verdict.waiting;
      }
      var single = verdict.open.contains(CardDetail.RANK) || ordered;
      return waiting(single ? waiting.size() : deal.hands(), deal, verdict);
    }

    private Waiting waiting(Object key, DealByPoints deal, Verdict verdict) {
      return waiting.computeIfAbsent(key, _ -> new Waiting(deal, verdict.open, verdict.seen));
    }

    private void refine(Waiting same) {
      refinement.add(same.deal, same.seen, null, same.open, BigInteger.valueOf(same.ways), sums);
    }

    private void dealWithCard(DealByPoints deal, int value) {
      if (dealWays[deal.index()] == 0) {
        return;
      }
      var plain = deal.plain().with(DealByPoints.plain(value));
      var open = rows.open(plain, CardDetail.POINTS);
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
