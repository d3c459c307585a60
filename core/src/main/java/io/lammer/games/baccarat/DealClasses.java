package io.lammer.games.baccarat;

import java.util.ArrayList;
import java.util.List;

/// All mini-baccarat deals by points, grouped into classes by hand totals and card counts. The
/// classes do not depend on the shoe; only their frequencies do.
///
/// A simulator computes the class of a deal with [#of] and looks up the row of a wager in
/// [DealRows].
final class DealClasses {
  static final int SIZE = 400;

  static final List<DealByPoints> ALL = all();

  private static final List<List<DealByPoints>> BY_CLASS = byClass();

  private DealClasses() {}

  /// The class, below [#SIZE], of a deal with these final totals.
  static int of(int player, boolean playerDrew, int banker, boolean bankerDrew) {
    return (player * 10 + banker) * 4 + (playerDrew ? 2 : 0) + (bankerDrew ? 1 : 0);
  }

  /// The deals of a class; empty for some classes.
  static List<DealByPoints> deals(int dealClass) {
    return BY_CLASS.get(dealClass);
  }

  private static List<DealByPoints> all() {
    var all = new ArrayList<DealByPoints>();
    for (var a = 0; a < 10; a++) {
      for (var b = a; b < 10; b++) {
        for (var c = 0; c < 10; c++) {
          for (var d = c; d < 10; d++) {
            draw(a, b, c, d, all);
          }
        }
      }
    }
    return List.copyOf(all);
  }

  private static void draw(int a, int b, int c, int d, List<DealByPoints> all) {
    var player = (a + b) % 10;
    var banker = (c + d) % 10;
    var ended = ThirdCardRules.isEnded(player, banker);
    var playerDraws = !ended && ThirdCardRules.playerDraws(player);
    for (var third : thirds(playerDraws)) {
      var bankerDraws = !ended && ThirdCardRules.bankerDraws(banker, third);
      for (var fourth : thirds(bankerDraws)) {
        all.add(
            new DealByPoints(
                all.size(),
                new int[] {a, b, c, d, third, fourth},
                of(total(player, third), playerDraws, total(banker, fourth), bankerDraws)));
      }
    }
  }

  private static int[] thirds(boolean draws) {
    return draws ? new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} : new int[] {DealByPoints.NONE};
  }

  private static int total(int two, int third) {
    return third == DealByPoints.NONE ? two : (two + third) % 10;
  }

  private static List<List<DealByPoints>> byClass() {
    var classes = new ArrayList<List<DealByPoints>>();
    for (var i = 0; i < SIZE; i++) {
      classes.add(new ArrayList<>());
    }
    ALL.forEach(deal -> classes.get(deal.dealClass()).add(deal));
    return classes;
  }
}
