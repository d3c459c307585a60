package io.lammer.table;

import io.lammer.rules.Condition;
import io.lammer.rules.Money;
import io.lammer.rules.Outcome;
import io.lammer.rules.Pay;
import io.lammer.rules.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How an outcome of a game settles the wagers on the layout.
public interface GameSettling {
  /// The row of a wager that was off and is returned.
  Row OFF = offRow("Off");

  static Row offRow(String label) {
    return new Row(label, null, new Condition(List.of()), "push", new Pay.Push(), null, null);
  }

  /// The order in which wagers are settled.
  enum Order {
    /// Seat by seat.
    BY_SEAT,
    /// Losers are taken before pushes are returned and winners are paid, each spot by spot.
    BY_SPOT
  }

  default Order order() {
    return Order.BY_SEAT;
  }

  /// What happens to a wager that an outcome would resolve.
  ///
  /// @param row the row that the outcome matched, or null for a loss
  default BetFate fate(Table table, StandingBet wager, @Nullable Row row, Outcome outcome) {
    return BetFate.DOWN;
  }

  /// The row of a wager that is returned because it was off.
  default Row off() {
    return OFF;
  }

  /// What the house takes from a pay: commission, or the vig of a win.
  ///
  /// @param stays the wager stays up
  default Money charge(Layout layout, StandingBet wager, Money pay, boolean stays) {
    return Money.ZERO;
  }

  /// True if the charge on a wager is marked for its seat and collected later.
  default boolean isChargeOwed(Layout layout, OfferedWager offer) {
    return false;
  }

  /// True if the pays of a wager count toward the maximum aggregate.
  default boolean isAggregated(OfferedWager offer) {
    return false;
  }

  /// The amount left for this outcome under the maximum aggregate; null if there is no maximum.
  default @Nullable Money aggregateRoom(Table table) {
    return null;
  }
}
