package io.lammer.games.baccarat;

import io.lammer.games.baccarat.ShoeKinds.Kind;
import io.lammer.rules.CardDetail;
import io.lammer.rules.Side;
import io.lammer.rules.Wager;
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

/// Counts deals whose points leave a row undecided, distinguishing their cards by rank, color or
/// suit as needed.
final class CardKindEnumerator {
  private static final int CARDS = 6;

  /// Dealing positions with the winner's cards first, because they decide most rows.
  private static final int[] PLAYER_FIRST = {0, 1, 4, 2, 3, 5};

  private static final int[] BANKER_FIRST = {2, 3, 5, 0, 1, 4};

  private static final int UNKNOWN = -2;

  /// A key for deals that look the same to all undecided predicates.
  private record Alike(List<Integer> values, BitSet possible, Side winner) {}

  /// Everything besides the pattern of kinds that determines the row.
  private record Pattern(
      Set<CardDetail> grains, BitSet possible, Side winner, boolean five, boolean six) {}

  private final ShoeKinds kinds;
  private final Wager wager;
  private final DealRows dealRows;
  private final Map<Pattern, int[][]> patterns = new HashMap<>();

  private final Kind[] chosen = new Kind[CARDS];
  private final long[] ways;

  /// The number of ordered ways to draw the remaining cards, by the number of cards already drawn.
  private final long[] rest = new long[CARDS + 1];

  private int[] values = new int[CARDS];
  private int positions = DealRows.ALL_CARDS;
  private int[] order = PLAYER_FIRST;
  private @Nullable Kind taken;
  private Kind[][] current;
  private int @Nullable [][] rows;

  CardKindEnumerator(ShoeKinds kinds, Wager wager, DealRows dealRows) {
    this.kinds = kinds;
    this.wager = wager;
    this.dealRows = dealRows;
    this.ways = new long[wager.rows().size() + 1];
    this.current = kinds.of(EnumSet.noneOf(CardDetail.class));
  }

  /// A key shared by deals that can be refined together because they differ only in cards outside
  /// `positions`.
  Object alike(DealByPoints deal, int positions) {
    var seen = new ArrayList<Integer>();
    for (var i = 0; i < CARDS; i++) {
      seen.add((positions & 1 << i) != 0 ? deal.cards()[i] : DealByPoints.NONE);
    }
    return new Alike(seen, dealRows.possible(deal.plain()), deal.plain().winner());
  }

  /// Counts the ways of the deal's cards in `seen` and adds them to the sums of the rows they
  /// match.
  ///
  /// @param seen the cards that decide the row, as a bit set
  /// @param factor the number of ways of all other cards
  /// @param fightback the Fightback card already drawn, as a kind that `grains` distinguish, or
  ///   null
  void add(
      DealByPoints deal,
      int seen,
      @Nullable Kind fightback,
      Set<CardDetail> grains,
      BigInteger factor,
      BigInteger[] sums) {
    Arrays.fill(ways, 0);
    values = deal.cards();
    order = deal.plain().winner() == Side.PLAYER ? PLAYER_FIRST : BANKER_FIRST;
    taken = fightback;
    current = kinds.of(grains);
    positions = seen;
    rows =
        grains.contains(CardDetail.RANK) || fightback != null || seen != DealRows.ALL_CARDS
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
    var any = kinds.of(EnumSet.noneOf(CardDetail.class));
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

  /// Enumerates kinds card by card, weighted by the number left in the shoe, until the row is
  /// known.
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
    if (value == DealByPoints.NONE) {
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

  private CardHand hand(int first, int third) {
    return values[third] == DealByPoints.NONE
        ? new CardHand(List.of(chosen[first].card(), chosen[first + 1].card()))
        : new CardHand(
            List.of(chosen[first].card(), chosen[first + 1].card(), chosen[third].card()));
  }

  /// The rows by pattern, for deals where only colors or suits are undecided; deals of the same
  /// shape share them. An entry is the row determined by the first cards, or [DealRows#OPEN] if
  /// more cards are needed.
  private int[][] pattern(DealByPoints deal, Set<CardDetail> grains) {
    var plain = deal.plain();
    var key =
        new Pattern(
            grains,
            dealRows.possible(plain),
            plain.winner(),
            values[4] != DealByPoints.NONE,
            values[5] != DealByPoints.NONE);
    var known = patterns.get(key);
    if (known == null) {
      known = new int[deal.size() + 1][];
      Arrays.setAll(known, cards -> new int[1 << 2 * cards]);
      decide(known, 0, 0, 0);
      patterns.put(key, known);
    }
    return known;
  }

  /// The common row of all deals that begin with the chosen kinds, or [DealRows#OPEN].
  private int decide(int[][] table, int step, int cards, int pattern) {
    if (step == CARDS) {
      table[cards][pattern] = find();
      return table[cards][pattern];
    }
    var position = order[step];
    if (values[position] == DealByPoints.NONE) {
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
