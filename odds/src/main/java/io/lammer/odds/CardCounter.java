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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Counts a baccarat wager over all ordered deals of a shoe: six cards, or seven where the wager
/// waits for the Fightback card. Deals are told apart by totals as long as that decides the row,
/// then by points, and by rank, colour or suit only where a row is still undecided.
///
/// The Fightback card is taken as if it left the shoe first: the order in which cards leave a shoe
/// does not change how often they come together.
public final class CardCounter {
  private final CardCounts kinds;
  private final int[] points;
  private final int size;

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
    for (var deal : DealClasses.ALL) {
      var ways = ways(deal);
      groupWays[deal.dealClass()] += ways * fill(deal.size(), 6);
      var around = groupWaysAround[deal.dealClass()];
      var filled = ways * fill(deal.size() + 1, 7);
      for (var value = 0; value < around.length; value++) {
        around[value][deal.used(value)] += filled;
      }
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

    /// The ways of each row, and last of what meets none.
    private final BigInteger[] sums;

    /// Deals that must be refined, by what they share.
    private final Map<Object, Waiting> waiting = new LinkedHashMap<>();

    /// Ways of single deals that meet no row: too many to add up one big number at a time.
    private long lost;

    Counting(Wager wager) {
      this.wager = wager;
      this.rows = new DealRows(wager);
      this.refinement = new Refinement(kinds, wager, rows);
      this.ordered = rows.isOrdered();
      this.sums = new BigInteger[wager.rows().size() + 1];
      Arrays.fill(sums, BigInteger.ZERO);
    }

    Counts counts() {
      waiting.values().forEach(this::refine);
      add(wager.rows().size(), BigInteger.valueOf(lost));
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
        deals.forEach(this::deal);
      } else {
        add(row, BigInteger.valueOf(groupWays[group]));
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

    private void deal(PointsDeal deal) {
      var ways = ways(deal);
      if (ways == 0) {
        return;
      }
      var plain = deal.plain();
      if (!isAnyPossible(plain)) {
        lost += ways * fill(deal.size(), 6);
        return;
      }
      var open = rows.open(plain, Grain.POINTS);
      var filler = BigInteger.valueOf(fill(deal.size(), 6));
      if (open.isEmpty()) {
        add(wager.place(plain), BigInteger.valueOf(ways).multiply(filler));
      } else {
        defer(deal, open);
      }
    }

    /// Colours and suits do not care for the order of a hand's cards, so deals with the same hands
    /// are refined together; a pair does, and whatever else is said of the first two.
    private void defer(PointsDeal deal, Set<Grain> open) {
      var seen = rows.positions(deal.plain());
      var key =
          seen != DealRows.ALL_CARDS
              ? refinement.alike(deal, seen)
              : open.contains(Grain.RANK) || ordered ? waiting.size() : deal.hands();
      waiting.computeIfAbsent(key, _ -> new Waiting(deal, open, seen)).ways +=
          deal.orders() * rest(deal, seen) * fill(deal.size(), 6);
    }

    private void refine(Waiting same) {
      refinement.add(same.deal, same.seen, null, same.open, BigInteger.valueOf(same.ways), sums);
    }

    private boolean isAnyPossible(Deal plain) {
      for (var row : wager.rows()) {
        if (row.when().isPossible(plain, wager.choice(), Grain.POINTS)) {
          return true;
        }
      }
      return false;
    }

    private void dealWithCard(PointsDeal deal, int value) {
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
