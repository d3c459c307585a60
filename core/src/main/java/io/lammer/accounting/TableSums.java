package io.lammer.accounting;

import io.lammer.rules.Money;
import java.util.List;

/// The sums of the rounds of a table, without voided ones. Wagers and extras are in the order of
/// their first use.
///
/// @param corrections what seats were paid for earlier rounds, less what they paid back
public record TableSums(
    Rounds rounds,
    List<WagerSums> wagers,
    List<Extra> envy,
    List<Extra> promotions,
    Money corrections) {
  static final TableSums NOTHING =
      new TableSums(new Rounds(0, 0, 0), List.of(), List.of(), List.of(), Money.ZERO);

  public TableSums {
    wagers = List.copyOf(wagers);
    envy = List.copyOf(envy);
    promotions = List.copyOf(promotions);
  }

  /// @param hands completed shooters' hands in craps
  public record Rounds(long settled, long voided, long hands) {}

  /// Money paid in addition to the pays of wagers.
  ///
  /// @param layout number of the event that laid the table out
  /// @param of the row for envy, or the manufacturer's consent for promotions
  public record Extra(long layout, WagerKey wager, String of, long times, Money amount) {
    boolean isOf(Extra other) {
      return layout == other.layout && wager.equals(other.wager) && of.equals(other.of);
    }

    Extra plus(Extra more) {
      return new Extra(layout, wager, of, times + more.times, amount.plus(more.amount));
    }
  }

  TableSums plus(TableSums later) {
    var tally = new TableTally();
    tally.add(this);
    tally.add(later);
    return tally.sums();
  }
}
