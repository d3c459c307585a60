package io.lammer.odds;

import io.lammer.rules.Grain;
import io.lammer.rules.Machine;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Counts a baccarat wager over all ordered deals of a shoe: six cards, or seven where the wager
/// waits for the Fightback card. Deals are told apart by totals as long as that decides the row,
/// then by points, and by rank, colour or suit only where a row is still undecided.
///
/// The Fightback card is taken as if it left the shoe first: the order in which cards leave a shoe
/// does not change how often they come together.
public final class CardCounter {
  private final Composition shoe;
  private final int[] points;
  private final int size;

  /// Ordered ways of each class of deals, filled up to six cards.
  private final long[] groupWays = new long[Deals.CLASSES];

  /// By class, points of the next card and how many of those the deal has used: ordered ways of the
  /// deal, filled up to seven cards around that one card.
  private final long[][][] groupWaysAround = new long[Deals.CLASSES][10][7];

  public CardCounter(Composition shoe) {
    this.shoe = shoe;
    this.points = shoe.points();
    this.size = shoe.size();
    if (size < 7) {
      throw new IllegalArgumentException("a shoe of " + size + " cards has no complete round");
    }
    for (var deal : Deals.ALL) {
      var ways = ways(deal);
      groupWays[deal.group()] += ways * fill(deal.size(), 6);
      var around = groupWaysAround[deal.group()];
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
    for (var group = 0; group < Deals.CLASSES; group++) {
      var deals = Deals.BY_GROUP.get(group);
      if (groupWays[group] > 0 && made.test(deals.getFirst().plain())) {
        counting.group(group, deals);
      }
    }
    return counting.counts();
  }

  /// Ordered ways to deal these points.
  private long ways(Deals.Points deal) {
    var cards = deal.cards();
    long ways = deal.orders();
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] != Deals.NONE) {
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
  private long rest(Deals.Points deal, int seen) {
    var cards = deal.cards();
    var ways = 1L;
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] != Deals.NONE && (seen & 1 << i) == 0) {
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
    final Deals.Points deal;
    final Set<Grain> open;
    final int seen;

    /// Ways of all that is not seen.
    long ways;

    Waiting(Deals.Points deal, Set<Grain> open, int seen) {
      this.deal = deal;
      this.open = open;
      this.seen = seen;
    }
  }

  /// One wager being counted.
  private final class Counting {
    private final Wager wager;
    private final Refinement refinement;
    private final boolean ordered;
    private final Map<@Nullable Row, BigInteger> sums = new HashMap<>();

    /// Deals that must be refined, by what they share.
    private final Map<Object, Waiting> waiting = new LinkedHashMap<>();

    /// Ways of single deals that meet no row: too many to add up one big number at a time.
    private long lost;

    Counting(Wager wager) {
      this.wager = wager;
      this.refinement = new Refinement(shoe, wager);
      this.ordered = refinement.isOrdered();
    }

    Counts counts() {
      waiting.values().forEach(this::refine);
      add(null, BigInteger.valueOf(lost));
      return Counts.of(wager.rows(), sums, Ratio.ONE);
    }

    void group(int group, List<Deals.Points> deals) {
      var plain = deals.getFirst().plain();
      if (!wager.machine().equals(Machine.FIGHTBACK_CARD)) {
        if (refinement.open(plain, Grain.TOTALS).isEmpty()) {
          add(wager.row(plain), BigInteger.valueOf(groupWays[group]));
        } else {
          deals.forEach(this::deal);
        }
        return;
      }
      for (var value = 0; value < 10; value++) {
        withCard(group, deals, plain.with(Deals.plain(value)), value);
      }
    }

    /// A class of deals and a Fightback card, known by its points.
    private void withCard(int group, List<Deals.Points> deals, Deal plain, int value) {
      if (points[value] == 0) {
        return;
      }
      if (!refinement.opensCardOnly(plain)) {
        deals.forEach(deal -> dealWithCard(deal, value));
        return;
      }
      var ways = waysAround(group, value);
      var open = refinement.open(plain, Grain.TOTALS);
      for (var kind : refinement.kinds(open).of(value)) {
        add(wager.row(plain.with(kind.card())), ways.multiply(BigInteger.valueOf(kind.count())));
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

    private void deal(Deals.Points deal) {
      var ways = ways(deal);
      if (ways == 0) {
        return;
      }
      var plain = deal.plain();
      if (!isAnyPossible(plain)) {
        lost += ways * fill(deal.size(), 6);
        return;
      }
      var open = refinement.open(plain, Grain.POINTS);
      var filler = BigInteger.valueOf(fill(deal.size(), 6));
      if (open.isEmpty()) {
        add(wager.row(plain), BigInteger.valueOf(ways).multiply(filler));
      } else {
        defer(deal, open);
      }
    }

    /// Colours and suits do not care for the order of a hand's cards, so deals with the same hands
    /// are refined together; a pair does, and whatever else is said of the first two.
    private void defer(Deals.Points deal, Set<Grain> open) {
      var seen = refinement.positions(deal.plain());
      var key =
          seen != Refinement.ALL
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

    private void dealWithCard(Deals.Points deal, int value) {
      var plain = deal.plain().with(Deals.plain(value));
      var open = refinement.open(plain, Grain.POINTS);
      var filler = BigInteger.valueOf(fill(deal.size() + 1, 7));
      for (var kind : refinement.kinds(open).of(value)) {
        var factor = filler.multiply(BigInteger.valueOf((long) kind.count() * deal.orders()));
        refinement.add(deal, Refinement.ALL, kind, open, factor, sums);
      }
    }

    private void add(@Nullable Row row, BigInteger ways) {
      if (ways.signum() > 0) {
        sums.merge(row, ways, BigInteger::add);
      }
    }
  }
}
