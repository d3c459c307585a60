package io.lammer.odds;

import io.lammer.odds.Kinds.Kind;
import io.lammer.rules.Card;
import io.lammer.rules.Condition;
import io.lammer.rules.Grain;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Row;
import io.lammer.rules.Side;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Counts deals whose points leave a row of a wager undecided, telling their cards apart by rank,
/// colour or suit as the undecided rows need.
final class Refinement {
  private static final int CARDS = 6;

  /// The cards of a deal as a set: bit n is card n of [Deals.Points#cards].
  static final int ALL = (1 << CARDS) - 1;

  private static final int PLAYERS_FIRST_TWO = 0b0011;
  private static final int BANKERS_FIRST_TWO = 0b1100;

  /// Deals that are refined alike: all that the undecided words look at is the same.
  private record Alike(List<Integer> values, BitSet possible, Side winner) {}

  private static final int UNKNOWN = -2;

  /// What decides the row of a pattern of suits, besides the pattern itself.
  private record Pattern(
      Set<Grain> grains, BitSet possible, Side winner, boolean five, boolean six) {}

  private final Composition shoe;
  private final Wager wager;

  /// The ways to meet each row.
  private final List<List<Condition>> rowWays;

  private final Map<Set<Grain>, Kinds> kinds = new HashMap<>();
  private final Map<Pattern, int[]> patterns = new HashMap<>();

  private final Kind[] chosen = new Kind[CARDS];
  private final long[] ways;
  private int[] values = new int[CARDS];
  private int positions = ALL;
  private @Nullable Card card;
  private Kinds current;
  private int @Nullable [] rows;

  Refinement(Composition shoe, Wager wager) {
    this.shoe = shoe;
    this.wager = wager;
    this.rowWays = wager.rows().stream().map(row -> row.when().alternatives()).toList();
    this.ways = new long[wager.rows().size() + 1];
    this.current = kinds(EnumSet.noneOf(Grain.class));
  }

  Kinds kinds(Set<Grain> grains) {
    return kinds.computeIfAbsent(grains, key -> new Kinds(shoe, key));
  }

  /// The grains that the undecided words of the rows still possible need; empty when none is open.
  Set<Grain> open(Deal plain, Grain known) {
    var open = EnumSet.noneOf(Grain.class);
    undecided(plain, known, word -> open.addAll(word.grains()));
    return open;
  }

  /// Whether nothing but the Fightback card leaves a row open once the totals are known.
  boolean opensCardOnly(Deal plain) {
    var hands = new ArrayList<Word>();
    undecided(
        plain,
        Grain.TOTALS,
        word -> {
          if (!(word instanceof Word.FightbackCard)) {
            hands.add(word);
          }
        });
    return hands.isEmpty();
  }

  /// The undecided words of the rows still possible, up to the first that is certainly met.
  private void undecided(Deal plain, Grain known, Consumer<Word> each) {
    for (var ways : rowWays) {
      var met = false;
      for (var way : ways) {
        if (way.isPossible(plain, wager.choice(), known)) {
          met |= way.grain().compareTo(known) <= 0;
          way.words().stream().filter(word -> word.grain().compareTo(known) > 0).forEach(each);
        }
      }
      if (met) {
        return;
      }
    }
  }

  /// The cards that the words which the points leave open look at.
  int positions(Deal plain) {
    var positions = new int[1];
    undecided(plain, Grain.POINTS, word -> positions[0] |= positions(word));
    return positions[0];
  }

  private static int positions(Word word) {
    if (!(word instanceof Word.HandIs(var which, var hand)) || !hand.isOfFirstTwo()) {
      return ALL;
    }
    return switch (which) {
      case PLAYER -> PLAYERS_FIRST_TWO;
      case BANKER -> BANKERS_FIRST_TWO;
      case WINNING, LOSING, BOTH, EITHER -> PLAYERS_FIRST_TWO | BANKERS_FIRST_TWO;
    };
  }

  /// What deals share that differ in other cards than these only, and can be refined as one.
  Object alike(Deals.Points deal, int positions) {
    var seen = new ArrayList<Integer>();
    for (var i = 0; i < CARDS; i++) {
      seen.add((positions & 1 << i) != 0 ? deal.cards()[i] : Deals.NONE);
    }
    return new Alike(seen, possible(deal.plain()), deal.plain().winner());
  }

  /// Whether a row asks in which order the cards of a hand came.
  boolean isOrdered() {
    return rowWays.stream()
        .flatMap(List::stream)
        .flatMap(way -> way.words().stream())
        .anyMatch(word -> word instanceof Word.HandIs(_, var hand) && hand.isOrdered());
  }

  /// Adds the ordered ways of some cards of a deal to those of the rows it ends in.
  ///
  /// @param seen the cards whose kinds decide
  /// @param factor the ways of everything else
  /// @param taken a Fightback card that has left the shoe, of a kind that `grains` know, or null
  void add(
      Deals.Points deal,
      int seen,
      @Nullable Kind taken,
      Set<Grain> grains,
      BigInteger factor,
      Map<@Nullable Row, BigInteger> sums) {
    Arrays.fill(ways, 0);
    values = deal.cards();
    card = taken == null ? null : taken.card();
    current = kinds(grains);
    positions = seen;
    rows =
        grains.contains(Grain.RANK) || taken != null || seen != ALL ? null : pattern(deal, grains);
    deal(0, 1, 0, taken);
    for (var i = 0; i < ways.length; i++) {
      if (ways[i] != 0) {
        var row = i == wager.rows().size() ? null : wager.rows().get(i);
        sums.merge(row, BigInteger.valueOf(ways[i]).multiply(factor), BigInteger::add);
      }
    }
  }

  /// Cards one by one, each kind as often as the shoe still has it.
  private void deal(int position, long waysSoFar, int pattern, @Nullable Kind taken) {
    if (position == CARDS) {
      ways[row(pattern)] += waysSoFar;
      return;
    }
    if (values[position] == Deals.NONE) {
      deal(position + 1, waysSoFar, pattern, taken);
      return;
    }
    if ((positions & 1 << position) == 0) {
      chosen[position] = current.of(values[position])[0];
      deal(position + 1, waysSoFar, pattern, taken);
      return;
    }
    for (var kind : current.of(values[position])) {
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
    var row = wager.row(new Deal(hand(0, 4), hand(2, 5), card));
    return row == null ? wager.rows().size() : wager.rows().indexOf(row);
  }

  private Hand.Cards hand(int first, int third) {
    return values[third] == Deals.NONE
        ? new Hand.Cards(List.of(chosen[first].card(), chosen[first + 1].card()))
        : new Hand.Cards(
            List.of(chosen[first].card(), chosen[first + 1].card(), chosen[third].card()));
  }

  /// Where only colours or suits are open, deals of one shape share the rows of their patterns.
  private int[] pattern(Deals.Points deal, Set<Grain> grains) {
    var plain = deal.plain();
    var key =
        new Pattern(
            grains,
            possible(plain),
            plain.winner(),
            values[4] != Deals.NONE,
            values[5] != Deals.NONE);
    return patterns.computeIfAbsent(
        key,
        _ -> {
          var table = new int[1 << (2 * CARDS)];
          Arrays.fill(table, UNKNOWN);
          return table;
        });
  }

  /// Which ways to meet a row the points leave open or meet.
  private BitSet possible(Deal plain) {
    var possible = new BitSet();
    var bit = 0;
    for (var ways : rowWays) {
      for (var way : ways) {
        possible.set(bit++, way.isPossible(plain, wager.choice(), Grain.POINTS));
      }
    }
    return possible;
  }
}
