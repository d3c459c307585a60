package io.lammer.games.baccarat;

import io.lammer.odds.CountingSystem;
import io.lammer.rules.CardDetail;
import io.lammer.rules.Row;
import io.lammer.rules.Wager;
import io.lammer.rules.Word;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Computes the exact expected values of many baccarat wagers for any shoe composition, fast enough
/// to follow a live shoe.
///
/// The wagers are compiled once: for each class of deals (hand totals and sizes) the rules say what
/// the wager pays. A shoe then only contributes the number of ordered deals in each class.
final class ShoeOdds {
  /// A compiled wager: the amount returned in each class that does not lose or, for a pair wager,
  /// the amount returned for a pair. Amounts are in hundredths of the stake.
  private static final class Compiled {
    final int[] groups;
    final long[] back;
    final boolean pair;

    Compiled(int[] groups, long[] back, boolean pair) {
      this.groups = groups;
      this.back = back;
      this.pair = pair;
    }
  }

  private static final int SCALE = 100;

  private final List<Compiled> compiled;
  private final DealWays ways = new DealWays();

  /// @param commissionPercent the percentage of wins kept on wagers that charge commission
  ShoeOdds(List<BaccaratCounting.Followed> wagers, int commissionPercent) {
    this.compiled =
        wagers.stream()
            .map(
                followed ->
                    compile(followed.wager(), followed.commissioned() ? commissionPercent : 0))
            .toList();
  }

  /// The expected gain of each wager per unit staked.
  ///
  /// @param ranks the number of cards left of each rank
  double[] values(int[] ranks) {
    var points = new int[10];
    var size = 0;
    for (var rank = 0; rank < CountingSystem.RANKS; rank++) {
      points[rank >= 9 ? 0 : rank + 1] += ranks[rank];
      size += ranks[rank];
    }
    var groups = ways.of(points, size);
    var total = DealWays.ordered(size, 6);
    var values = new double[compiled.size()];
    for (var i = 0; i < values.length; i++) {
      var wager = compiled.get(i);
      values[i] = wager.pair ? pairValue(wager, ranks, size) : value(wager, groups, total);
    }
    return values;
  }

  private static double value(Compiled wager, double[] groups, double total) {
    var sum = 0.0;
    for (var i = 0; i < wager.groups.length; i++) {
      sum += groups[wager.groups[i]] * wager.back[i];
    }
    return sum / total / SCALE - 1;
  }

  /// The first two cards of either hand are a pair as often as any two cards of the shoe.
  private static double pairValue(Compiled wager, int[] ranks, int size) {
    var pairs = 0L;
    for (var count : ranks) {
      pairs += (long) count * (count - 1);
    }
    var chance = pairs / ((double) size * (size - 1));
    return chance * wager.back[0] / SCALE - 1;
  }

  private static Compiled compile(Wager wager, int commission) {
    var pair = pairRow(wager);
    if (pair != null) {
      return new Compiled(new int[0], new long[] {back(pair, commission)}, true);
    }
    var groups = new ArrayList<Integer>();
    var back = new ArrayList<Long>();
    var rows = new DealRows(wager);
    for (var group = 0; group < DealClasses.SIZE; group++) {
      var place = DealClasses.deals(group).isEmpty() ? wager.rows().size() : rows.ofClass(group);
      if (place < wager.rows().size()) {
        groups.add(group);
        back.add(back(wager.rows().get(place), commission));
      }
    }
    return new Compiled(
        groups.stream().mapToInt(Integer::intValue).toArray(),
        back.stream().mapToLong(Long::longValue).toArray(),
        false);
  }

  private static long back(Row row, int commission) {
    var won = row.pay().perUnit().orElseThrow();
    return won.floorTimes(SCALE - commission) + row.pay().stakeReturned(true).floorTimes(SCALE);
  }

  /// True if the wager is decided by totals or by a pair and is not a jackpot wager.
  static boolean follows(Wager wager) {
    return wager.toOne()
        && (pairRow(wager) != null
            || wager.rows().stream().allMatch(row -> row.when().grain() == CardDetail.TOTALS));
  }

  private static @Nullable Row pairRow(Wager wager) {
    var row = wager.rows().getFirst();
    return wager.rows().size() == 1
            && row.when().words().size() == 1
            && row.when().words().getFirst()
                instanceof Word.HandIs(var which, CardsWord.Pair(var wanted))
            && wanted
            && (which == Word.Which.PLAYER || which == Word.Which.BANKER)
        ? row
        : null;
  }
}
