package io.lammer.rules.compiled;

import io.lammer.rules.baccarat.ThirdCardRules;
import java.util.ArrayList;
import java.util.List;

/// Every deal of mini-baccarat, sorted into classes by the totals and sizes of the hands. They do
/// not depend on the shoe; only how often each comes does.
///
/// A simulator works the class of a deal out with [#of] and looks the row of a wager up in
/// [DealRows].
public final class DealClasses {
  public static final int SIZE = 400;

  public static final List<PointsDeal> ALL = all();

  private static final List<List<PointsDeal>> BY_CLASS = byClass();

  private DealClasses() {}

  /// The class, below [#SIZE], of hands with these final totals.
  public static int of(int player, boolean playerDrew, int banker, boolean bankerDrew) {
    return (player * 10 + banker) * 4 + (playerDrew ? 2 : 0) + (bankerDrew ? 1 : 0);
  }

  /// The deals of a class; some have none.
  public static List<PointsDeal> deals(int dealClass) {
    return BY_CLASS.get(dealClass);
  }

  private static List<PointsDeal> all() {
    var all = new ArrayList<PointsDeal>();
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

  private static void draw(int a, int b, int c, int d, List<PointsDeal> all) {
    var player = (a + b) % 10;
    var banker = (c + d) % 10;
    var ended = ThirdCardRules.isEnded(player, banker);
    var playerDraws = !ended && ThirdCardRules.playerDraws(player);
    for (var third : thirds(playerDraws)) {
      var bankerDraws = !ended && ThirdCardRules.bankerDraws(banker, third);
      for (var fourth : thirds(bankerDraws)) {
        all.add(
            new PointsDeal(
                all.size(),
                new int[] {a, b, c, d, third, fourth},
                of(total(player, third), playerDraws, total(banker, fourth), bankerDraws)));
      }
    }
  }

  private static int[] thirds(boolean draws) {
    return draws ? new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} : new int[] {PointsDeal.NONE};
  }

  private static int total(int two, int third) {
    return third == PointsDeal.NONE ? two : (two + third) % 10;
  }

  private static List<List<PointsDeal>> byClass() {
    var classes = new ArrayList<List<PointsDeal>>();
    for (var i = 0; i < SIZE; i++) {
      classes.add(new ArrayList<>());
    }
    ALL.forEach(deal -> classes.get(deal.dealClass()).add(deal));
    return classes;
  }
}
