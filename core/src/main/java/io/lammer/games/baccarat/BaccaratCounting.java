package io.lammer.games.baccarat;

import io.lammer.odds.CountableWagers;
import io.lammer.rules.CommonFamily;
import io.lammer.rules.Edition;
import io.lammer.rules.Wager;
import java.util.ArrayList;
import java.util.List;

/// The wagers of a baccarat edition that are analyzed for card counting: main wagers, single events
/// and Golden Talons that are decided by totals or a pair.
record BaccaratCounting(List<Followed> wagers, ShoeOdds odds) implements CountableWagers {
  /// A wager with a unique name, since several paytables have wagers of the same name.
  record Followed(String name, Wager wager, boolean commissioned) {}

  private static final int COMMISSION_PERCENT = 5;

  private static final int CARDS_MAX = 6;

  BaccaratCounting {
    wagers = List.copyOf(wagers);
  }

  static BaccaratCounting of(Edition edition) {
    var followed = new ArrayList<Followed>();
    for (var main : edition.main()) {
      var name = main.wager().name();
      if (!main.isBanker()) {
        followed.add(new Followed(name, main.wager(), false));
        continue;
      }
      if (main.isFor(false)) {
        followed.add(new Followed(name + " (5% commission)", main.wager(), true));
      }
      if (main.isFor(true)) {
        followed.add(new Followed(name + " (commission-free)", main.wager(), false));
      }
    }
    for (var paytable : edition.paytables()) {
      if (paytable.family() == CommonFamily.SINGLE_EVENT
          || paytable.family() == CommonFamily.GOLDEN_TALONS) {
        for (var name : paytable.wagers()) {
          var title = name.equals(paytable.id()) ? name : paytable.id() + " " + name;
          followed.add(new Followed(title, paytable.wager(name, null), false));
        }
      }
    }
    followed.removeIf(entry -> !ShoeOdds.follows(entry.wager()));
    return new BaccaratCounting(followed, new ShoeOdds(followed, COMMISSION_PERCENT));
  }

  @Override
  public List<String> names() {
    return wagers.stream().map(Followed::name).toList();
  }

  @Override
  public double[] values(int[] ranks) {
    return odds.values(ranks);
  }

  @Override
  public int cardsDealt(int[] cards, int start) {
    var player = (points(cards[start]) + points(cards[start + 2])) % 10;
    var banker = (points(cards[start + 1]) + points(cards[start + 3])) % 10;
    if (ThirdCardRules.isEnded(player, banker)) {
      return 4;
    }
    var draws = ThirdCardRules.playerDraws(player);
    var third = draws ? points(cards[start + 4]) : -1;
    return 4 + (draws ? 1 : 0) + (ThirdCardRules.bankerDraws(banker, third) ? 1 : 0);
  }

  private static int points(int rank) {
    return rank >= 9 ? 0 : rank + 1;
  }

  @Override
  public int cardsDealtMax() {
    return CARDS_MAX;
  }
}
