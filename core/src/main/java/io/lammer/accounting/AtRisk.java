package io.lammer.accounting;

import io.lammer.house.LiveTable;
import io.lammer.rules.Money;
import io.lammer.table.StandingBet;
import org.jspecify.annotations.Nullable;

/// The stakes at a table.
///
/// @param inJackpots the stakes of jackpot wagers in progress, which have left the layout
public record AtRisk(Money onLayout, Money inJackpots) {
  static final AtRisk NOTHING = new AtRisk(Money.ZERO, Money.ZERO);

  static AtRisk of(@Nullable LiveTable live) {
    return new AtRisk(stakes(live, false), stakes(live, true));
  }

  private static Money stakes(@Nullable LiveTable live, boolean inJackpots) {
    var table = live == null ? null : live.table();
    if (table == null) {
      return Money.ZERO;
    }
    return table.wagers().stream()
        .filter(
            wager ->
                (wager.offer(table.layout()).jackpot() != null && wager.locked()) == inJackpots)
        .map(StandingBet::stake)
        .reduce(Money.ZERO, Money::plus);
  }

  public Money all() {
    return onLayout.plus(inJackpots);
  }
}
