package io.lammer.odds;

import io.lammer.rules.Edition;
import io.lammer.rules.Family;
import io.lammer.rules.Wager;
import java.util.ArrayList;
import java.util.List;

/// The wagers of a baccarat edition that a card counter can follow: the main wagers, the single
/// events and Golden Talons, as far as totals or a pair decide them.
public record FollowedTable(List<Followed> wagers, ShoeOdds odds) {
  /// A wager and the name it goes by, since several paytables have wagers of one name.
  public record Followed(String name, Wager wager, boolean commissioned) {}

  private static final int COMMISSION_PERCENT = 5;

  public FollowedTable {
    wagers = List.copyOf(wagers);
  }

  public static FollowedTable of(Edition edition) {
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
      if (paytable.family() == Family.SINGLE_EVENT || paytable.family() == Family.GOLDEN_TALONS) {
        for (var name : paytable.wagers()) {
          var title = name.equals(paytable.id()) ? name : paytable.id() + " " + name;
          followed.add(new Followed(title, paytable.wager(name, null), false));
        }
      }
    }
    followed.removeIf(entry -> !ShoeOdds.follows(entry.wager()));
    return new FollowedTable(followed, new ShoeOdds(followed, COMMISSION_PERCENT));
  }
}
