package io.lammer.games.baccarat;

import io.lammer.rules.Edition;
import io.lammer.rules.Money;
import io.lammer.table.GameSettling;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;

/// Settles mini-baccarat and charges commission on Banker wins.
final class BaccaratSettling implements GameSettling {
  @Override
  public Money charge(Layout layout, StandingBet wager, Money pay, boolean stays) {
    var rules = layout.rules();
    var commission = rules.commission();
    return commission != null && isBanker(wager.offer(layout))
        ? pay.times(commission).roundedDownTo(rules.commissionUnit())
        : Money.ZERO;
  }

  @Override
  public boolean isChargeOwed(Layout layout, OfferedWager offer) {
    return layout.rules().commissionOwed() && isBanker(offer);
  }

  private static boolean isBanker(OfferedWager offer) {
    return offer.isMain() && Edition.MainWager.isBanker(offer.wager());
  }
}
