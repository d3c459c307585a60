package io.lammer.odds;

import io.lammer.odds.Kinds.Kind;
import io.lammer.rules.Card;
import io.lammer.rules.Grain;
import io.lammer.rules.Hand;
import io.lammer.rules.Outcome.Deal;
import io.lammer.rules.Row;
import io.lammer.rules.Side;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.math.BigInteger;
import java.util.Arrays;
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
  private static final int UNKNOWN = -2;

  /// What decides the row of a pattern of suits, besides the pattern itself.
  private record Pattern(Set<Grain> grains, int possible, Side winner, boolean five, boolean six) {}

  private final Composition shoe;
  private final Wager wager;
  private final Map<Set<Grain>, Kinds> kinds = new HashMap<>();
  private final Map<Pattern, int[]> patterns = new HashMap<>();

  private final Kind[] chosen = new Kind[CARDS];
  private final long[] ways;
  private int[] values = new int[CARDS];
  private @Nullable Card card;
  private Kinds current;
  private int @Nullable [] rows;

  Refinement(Composition shoe, Wager wager) {
    this.shoe = shoe;
    this.wager = wager;
    this.ways = new long[wager.rows().size() + 1];
    this.current = kinds(EnumSet.noneOf(Grain.class));
  }

  Kinds kinds(Set<Grain> grains) {
    return kinds.computeIfAbsent(grains, key -> new Kinds(shoe, key));
  }

  /// The grains that the undecided words of the rows still possible need; empty when none is open.
  Set<Grain> open(Deal plain, Grain known, boolean onlyCard) {
    var open = EnumSet.noneOf(Grain.class);
    for (var row : wager.rows()) {
      if (!row.when().isPossible(plain, wager.choice(), known)) {
        continue;
      }
      var decided = true;
      for (var word : row.when().words()) {
        if (word.grain().compareTo(known) > 0) {
          decided = false;
          if (!onlyCard || word instanceof Word.FightbackCard) {
            open.add(word.grain());
          }
        }
      }
      if (decided) {
        break;
      }
    }
    return open;
  }

  /// Adds the ordered ways of a deal to those of the rows it ends in.
  ///
  /// @param orders in how many orders its cards can come
  /// @param taken a Fightback card that has left the shoe, of a kind that `grains` know, or null
  void add(
      Deals.Points deal,
      int orders,
      @Nullable Kind taken,
      Set<Grain> grains,
      BigInteger factor,
      Map<@Nullable Row, BigInteger> sums) {
    Arrays.fill(ways, 0);
    values = deal.cards();
    card = taken == null ? null : taken.card();
    current = kinds(grains);
    rows = grains.contains(Grain.RANK) || taken != null ? null : pattern(deal, grains);
    deal(0, orders, 0, taken);
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
    for (var kind : current.of(values[position])) {
      var left = kind.count() - (taken != null && taken.card().equals(kind.card()) ? 1 : 0);
      for (var i = 0; i < position; i++) {
        if (values[i] == values[position] && chosen[i].index() == kind.index()) {
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
    var possible = 0;
    for (var i = 0; i < wager.rows().size(); i++) {
      if (wager.rows().get(i).when().isPossible(plain, wager.choice(), Grain.POINTS)) {
        possible |= 1 << i;
      }
    }
    var key =
        new Pattern(
            grains, possible, plain.winner(), values[4] != Deals.NONE, values[5] != Deals.NONE);
    return patterns.computeIfAbsent(
        key,
        _ -> {
          var table = new int[1 << (2 * CARDS)];
          Arrays.fill(table, UNKNOWN);
          return table;
        });
  }
}
