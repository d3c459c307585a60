package io.lammer.games.craps;

import io.lammer.rules.Fraction;
import io.lammer.rules.Money;
import io.lammer.rules.Pay;
import io.lammer.table.GameBets.Odds;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import java.util.Optional;

/// The flat wagers that odds stand on, and the odds that they carry.
final class FlatBets {
  private FlatBets() {}

  /// The odds that a wager on the layout may carry now.
  static Optional<Odds> odds(Table table, StandingBet flat) {
    return table.layout().offers().values().stream()
        .filter(odds -> carries(table, flat, odds))
        .findFirst()
        .map(
            odds ->
                new Odds(
                    odds.wager().spot(),
                    mostOdds(table.layout(), odds, stake(table, odds, flat.seat()))));
  }

  /// A seat's total on the flat wagers behind these odds. A put wager counts as pass if its number
  /// is the point, otherwise as come.
  static Money stake(Table table, OfferedWager odds, int seat) {
    var sum = Money.ZERO;
    for (var wager : table.wagers()) {
      if (wager.seat() == seat && carries(table, wager, odds)) {
        sum = sum.plus(wager.stake());
      }
    }
    return sum;
  }

  static boolean carries(Table table, StandingBet wager, OfferedWager odds) {
    var number = odds.wager().spot().number();
    var flat = odds.conduct().oddsOn();
    if (number == null || flat == null) {
      return false;
    }
    if (wager.name().equals("put")) {
      var isPoint = table.felt() instanceof CrapsState felt && felt.point() == number;
      return number.equals(wager.spot().number()) && flat.equals(isPoint ? "pass" : "come");
    }
    return wager.name().equals(flat) && wager.state() == number;
  }

  static Money mostOdds(Layout layout, OfferedWager odds, Money flat) {
    return flat.times(CrapsBets.rules(layout).odds().perFlat(pay(odds)));
  }

  /// The odds paid by the single row of a numbered wager.
  static Fraction pay(OfferedWager offer) {
    return offer.wager().rows().getFirst().pay() instanceof Pay.Odds(var odds)
        ? odds
        : Fraction.ONE;
  }
}
