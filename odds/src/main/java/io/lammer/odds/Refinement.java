package io.lammer.odds;

import io.lammer.odds.CardCounts.Kind;
import io.lammer.rules.Card;
import io.lammer.rules.Grain;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Side;
import io.lammer.rules.Wager;
import io.lammer.rules.compiled.DealRows;
import io.lammer.rules.compiled.PointsDeal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Counts deals whose points leave a row of a wager undecided, telling their cards apart by rank,
/// colour or suit as the undecided rows need.
final class Refinement {
  private static final int CARDS = 6;

  /// Deals that are refined alike: all that the undecided words look at is the same.
  private record Alike(List<Integer> values, BitSet possible, Side winner) {}

  private static final int UNKNOWN = -2;

  /// What decides the row of a pattern of suits, besides the pattern itself.
  private record Pattern(
      Set<Grain> grains, BitSet possible, Side winner, boolean five, boolean six) {}

  private final CardCounts kinds;
  private final Wager wager;
  private final DealRows dealRows;
  private final Map<Pattern, int[]> patterns = new HashMap<>();

  private final Kind[] chosen = new Kind[CARDS];
  private final long[] ways;
  private int[] values = new int[CARDS];
  private int positions = DealRows.ALL_CARDS;
  private @Nullable Card card;
  private Kind[][] current;
  private int @Nullable [] rows;

  Refinement(CardCounts kinds, Wager wager, DealRows dealRows) {
    this.kinds = kinds;
    this.wager = wager;
    this.dealRows = dealRows;
    this.ways = new long[wager.rows().size() + 1];
    this.current = kinds.of(EnumSet.noneOf(Grain.class));
  }

  /// What deals share that differ in other cards than these only, and can be refined as one.
  Object alike(PointsDeal deal, int positions) {
    var seen = new ArrayList<Integer>();
    for (var i = 0; i < CARDS; i++) {
      seen.add((positions & 1 << i) != 0 ? deal.cards()[i] : PointsDeal.NONE);
    }
    return new Alike(seen, dealRows.possible(deal.plain()), deal.plain().winner());
  }

  /// Adds the ordered ways of some cards of a deal to those of the rows it ends in.
  ///
  /// @param seen the cards whose kinds decide
  /// @param factor the ways of everything else
  /// @param taken a Fightback card that has left the shoe, of a kind that `grains` know, or null
  void add(
      PointsDeal deal,
      int seen,
      @Nullable Kind taken,
      Set<Grain> grains,
      BigInteger factor,
      BigInteger[] sums) {
    Arrays.fill(ways, 0);
    values = deal.cards();
    card = taken == null ? null : taken.card();
    current = kinds.of(grains);
    positions = seen;
    rows =
        grains.contains(Grain.RANK) || taken != null || seen != DealRows.ALL_CARDS
            ? null
            : pattern(deal, grains);
    deal(0, 1, 0, taken);
    for (var i = 0; i < ways.length; i++) {
      if (ways[i] != 0) {
        sums[i] = sums[i].add(BigInteger.valueOf(ways[i]).multiply(factor));
      }
    }
  }

  /// Cards one by one, each kind as often as the shoe still has it.
  private void deal(int position, long waysSoFar, int pattern, @Nullable Kind taken) {
    if (position == CARDS) {
      ways[row(pattern)] += waysSoFar;
      return;
    }
    if (values[position] == PointsDeal.NONE) {
      deal(position + 1, waysSoFar, pattern, taken);
      return;
    }
    if ((positions & 1 << position) == 0) {
      chosen[position] = current[values[position]][0];
      deal(position + 1, waysSoFar, pattern, taken);
      return;
    }
    for (var kind : current[values[position]]) {
      var left = kind.count() - (taken != null && taken.card().equals(kind.card()) ? 1 : 0);
      for (var i = 0; i < position; i++) {
        if ((positions & 1 << i) != 0
            && values[i] == values[position]
            && chosen[i].index() == kind.index()) {
          left--;
        }
      }
      if (left > 0) {
        chosen[position] = kind;
        deal(position + 1, waysSoFar * left, pattern * 4 + kind.index(), taken);
      }
    }
  }

  private int row(int pattern) {
    if (rows == null) {
      return find();
    }
    if (rows[pattern] == UNKNOWN) {
      rows[pattern] = find();
    }
    return rows[pattern];
  }

  private int find() {
    var deal = new Deal(hand(0, 4), hand(2, 5));
    return wager.place(card == null ? deal : deal.with(card));
  }

  private Hand.Cards hand(int first, int third) {
    return values[third] == PointsDeal.NONE
        ? new Hand.Cards(List.of(chosen[first].card(), chosen[first + 1].card()))
        : new Hand.Cards(
            List.of(chosen[first].card(), chosen[first + 1].card(), chosen[third].card()));
  }

  /// Where only colours or suits are open, deals of one shape share the rows of their patterns.
  private int[] pattern(PointsDeal deal, Set<Grain> grains) {
    var plain = deal.plain();
    var key =
        new Pattern(
            grains,
            dealRows.possible(plain),
            plain.winner(),
            values[4] != PointsDeal.NONE,
            values[5] != PointsDeal.NONE);
    return patterns.computeIfAbsent(
        key,
        _ -> {
          var table = new int[1 << (2 * CARDS)];
          Arrays.fill(table, UNKNOWN);
          return table;
        });
  }
}
