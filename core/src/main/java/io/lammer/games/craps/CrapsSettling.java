package io.lammer.games.craps;

import io.lammer.rules.BetHandling;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import io.lammer.rules.Spot;
import io.lammer.table.BetFate;
import io.lammer.table.GameSettling;
import io.lammer.table.Layout;
import io.lammer.table.OfferedWager;
import io.lammer.table.StandingBet;
import io.lammer.table.Table;
import org.jspecify.annotations.Nullable;

/// Settles craps: wagers may be off and may stay up, and odds follow their flat wager.
final class CrapsSettling implements GameSettling {
  /// Odds that are off are returned when their flat wager is resolved.
  private static final Row ODDS_OFF = GameSettling.offRow("Odds off");

  @Override
  public Order order() {
    return Order.BY_SPOT;
  }

  @Override
  public Row off() {
    return ODDS_OFF;
  }

  @Override
  public BetFate fate(Table table, StandingBet wager, @Nullable Row row, Outcome outcome) {
    var conduct = wager.offer(table.layout()).conduct();
    var odds = conduct.oddsOn() != null;
    var offAndOn = odds && isOffAndOn(table, wager, (Roll) outcome);
    if (conduct.isOff(wager.called(), ((CrapsState) table.felt()).isComeOut())) {
      return odds && !offAndOn ? BetFate.RETURNED : BetFate.UNTOUCHED;
    }
    if (odds) {
      return offAndOn ? BetFate.STAYS : BetFate.DOWN;
    }
    return switch (row == null ? null : row.pay()) {
      case null -> BetFate.DOWN;
      case Pay.Loss(), Pay.HalfLoss() -> BetFate.DOWN;
      // A barred don't wager stays as if it had just been made.
      case Pay.Push() -> conduct.up() == BetHandling.Up.NOT_RAISED ? BetFate.ANEW : BetFate.DOWN;
      case Pay.Odds _, Pay.Dollars _, Pay.Percent _ ->
          conduct.winnerStays() ? BetFate.STAYS : BetFate.DOWN;
    };
  }

  /// "Off and on": a come wager wins while the next one for the same amount moves to its number.
  /// The chips and the odds stay in place, and only the winnings are paid.
  private static boolean isOffAndOn(Table table, StandingBet odds, Roll roll) {
    var layout = table.layout();
    var offer = odds.offer(layout);
    var number = odds.spot().number();
    var flat = offer.conduct().oddsOn();
    if (flat == null || number == null || number != roll.total()) {
      return false;
    }
    var next = table.find(odds.seat(), Spot.of(flat)).orElse(null);
    return next != null
        && next.offer(layout).conduct().up() == BetHandling.Up.CONTRACT
        && table
            .find(odds.seat(), Spot.of(flat, number))
            .filter(wager -> wager.stake().equals(next.stake()))
            .isPresent()
        && odds.stake().compareTo(FlatBets.mostOdds(layout, offer, next.stake())) <= 0;
  }

  /// The vig taken from a win. If the table takes the vig up front, only a winner that stays up is
  /// charged here, for its next decision.
  @Override
  public Money charge(Layout layout, StandingBet wager, Money pay, boolean stays) {
    return CrapsBets.rules(layout).vigOnWin() || stays
        ? CrapsBets.fullVig(layout, wager.offer(layout), wager.stake())
        : Money.ZERO;
  }

  /// True for Bonus Craps wagers (ruling 22).
  @Override
  public boolean isAggregated(OfferedWager offer) {
    return offer.isOf(CrapsFamily.BONUS_CRAPS);
  }

  @Override
  public @Nullable Money aggregateRoom(Table table) {
    var maximum = table.layout().rules().maxAggregate();
    if (maximum == null) {
      return null;
    }
    return switch (maximum.per()) {
      case ROUND -> maximum.amount();
      case HAND -> maximum.amount().minus(((CrapsState) table.felt()).paidThisHand());
    };
  }
}
