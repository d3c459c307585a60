package io.lammer.odds;

import io.lammer.odds.CardCounts.Kind;
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
/// color or suit as the undecided rows need.
final class Refinement {
  private static final int CARDS = 6;

  /// The winner's cards decide most rows, so they come first.
  private static final int[] PLAYER_FIRST = {0, 1, 4, 2, 3, 5};

  private static final int[] BANKER_FIRST = {2, 3, 5, 0, 1, 4};

  private static final int UNKNOWN = -2;

  /// Deals that are refined alike: all that the undecided words look at is the same.
  private record Alike(List<Integer> values, BitSet possible, Side winner) {}

  /// What decides the row of a pattern of suits, besides the pattern itself.
  private record Pattern(
      Set<Grain> grains, BitSet possible, Side winner, boolean five, boolean six) {}

  private final CardCounts kinds;
  private final Wager wager;
  private final DealRows dealRows;
  private final Map<Pattern, int[][]> patterns = new HashMap<>();

  private final Kind[] chosen = new Kind[CARDS];
  private final long[] ways;

  /// Ordered ways for the cards after the first so many, whatever their kinds.
  private final long[] rest = new long[CARDS + 1];

  private int[] values = new int[CARDS];
  private int positions = DealRows.ALL_CARDS;
  private int[] order = PLAYER_FIRST;
  private @Nullable Kind taken;
  private Kind[][] current;
  private int @Nullable [][] rows;

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
  /// @param fightback a Fightback card that has left the shoe, of a kind that `grains` know, or
  ///   null
  void add(
      PointsDeal deal,
      int seen,
      @Nullable Kind fightback,
      Set<Grain> grains,
      BigInteger factor,
      BigInteger[] sums) {
    Arrays.fill(ways, 0);
    values = deal.cards();
    order = deal.plain().winner() == Side.PLAYER ? PLAYER_FIRST : BANKER_FIRST;
    taken = fightback;
    current = kinds.of(grains);
    positions = seen;
    rows =
        grains.contains(Grain.RANK) || fightback != null || seen != DealRows.ALL_CARDS
            ? null
            : pattern(deal, grains);
    if (rows != null) {
      findRest();
    }
    deal(0, 0, 1, 0);
    for (var i = 0; i < ways.length; i++) {
      if (ways[i] != 0) {
        sums[i] = sums[i].add(BigInteger.valueOf(ways[i]).multiply(factor));
      }
    }
  }

  private void findRest() {
    var any = kinds.of(EnumSet.noneOf(Grain.class));
    var cards = Arrays.stream(order).map(at -> values[at]).filter(it -> it >= 0).toArray();
    rest[cards.length] = 1;
    for (var i = cards.length - 1; i >= 0; i--) {
      var left = any[cards[i]][0].count();
      for (var j = 0; j < i; j++) {
        left -= cards[j] == cards[i] ? 1 : 0;
      }
      rest[i] = rest[i + 1] * left;
    }
  }

  /// Cards one by one, each kind as often as the shoe still has it, until the row is known.
  private void deal(int step, int cards, long waysSoFar, int pattern) {
    if (rows != null && rows[cards][pattern] != DealRows.OPEN) {
      ways[rows[cards][pattern]] += waysSoFar * rest[cards];
      return;
    }
    if (step == CARDS) {
      ways[find()] += waysSoFar;
      return;
    }
    var position = order[step];
    var value = values[position];
    if (value == PointsDeal.NONE) {
      deal(step + 1, cards, waysSoFar, pattern);
      return;
    }
    if ((positions & 1 << position) == 0) {
      chosen[position] = current[value][0];
      deal(step + 1, cards, waysSoFar, pattern);
      return;
    }
    for (var kind : current[value]) {
      var left = kind.count() - (isTaken(kind, value) ? 1 : 0);
      for (var i = 0; i < step; i++) {
        var before = order[i];
        if ((positions & 1 << before) != 0
            && values[before] == value
            && chosen[before].index() == kind.index()) {
          left--;
        }
      }
      if (left > 0) {
        chosen[position] = kind;
        deal(step + 1, cards + 1, waysSoFar * left, pattern * 4 + kind.index());
      }
    }
  }

  private boolean isTaken(Kind kind, int value) {
    return taken != null && taken.index() == kind.index() && taken.card().value() == value;
  }

  private int find() {
    var deal = new Deal(hand(0, 4), hand(2, 5));
    return wager.place(taken == null ? deal : deal.with(taken.card()));
  }

  private Hand.Cards hand(int first, int third) {
    return values[third] == PointsDeal.NONE
        ? new Hand.Cards(List.of(chosen[first].card(), chosen[first + 1].card()))
        : new Hand.Cards(
            List.of(chosen[first].card(), chosen[first + 1].card(), chosen[third].card()));
  }

  /// Where only colors or suits are open, deals of one shape share the rows of their patterns: a
  /// row for the kinds of the first so many cards, or [DealRows#OPEN] where it takes more.
  private int[][] pattern(PointsDeal deal, Set<Grain> grains) {
    var plain = deal.plain();
    var key =
        new Pattern(
            grains,
            dealRows.possible(plain),
            plain.winner(),
            values[4] != PointsDeal.NONE,
            values[5] != PointsDeal.NONE);
    var known = patterns.get(key);
    if (known == null) {
      known = new int[deal.size() + 1][];
      Arrays.setAll(known, cards -> new int[1 << 2 * cards]);
      decide(known, 0, 0, 0);
      patterns.put(key, known);
    }
    return known;
  }

  /// The row of all deals that begin with the kinds chosen, or that it is open.
  private int decide(int[][] table, int step, int cards, int pattern) {
    if (step == CARDS) {
      table[cards][pattern] = find();
      return table[cards][pattern];
    }
    var position = order[step];
    if (values[position] == PointsDeal.NONE) {
      return decide(table, step + 1, cards, pattern);
    }
    var row = UNKNOWN;
    for (var kind : current[values[position]]) {
      chosen[position] = kind;
      var one = decide(table, step + 1, cards + 1, pattern * 4 + kind.index());
      row = row == UNKNOWN || row == one ? one : DealRows.OPEN;
    }
    table[cards][pattern] = row;
    return row;
  }
}
