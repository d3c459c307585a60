package io.lammer.accounting;

import io.lammer.house.LiveJackpot;
import io.lammer.rules.Money;
import io.lammer.table.Jackpot;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A jackpot at the end of a gaming day.
///
/// @param tables the tables that play for it, by name
/// @param waiting the hits that wait for a decision, oldest first
public record JackpotClosing(
    String edition,
    Jackpot.Terms terms,
    List<String> tables,
    LiveJackpot.Status status,
    LiveJackpot.Meters meters,
    Bank bank,
    List<HitRecord> waiting)
    implements Closing {
  public JackpotClosing {
    tables = List.copyOf(tables);
    waiting = List.copyOf(waiting);
  }

  /// The player money of the jackpot, and what the bank holds of it.
  ///
  /// @param opened the time of the jackpot's first event
  /// @param deposited the time of the last deposit, or null
  public record Bank(
      Money owed, Money banked, Money due, Instant opened, @Nullable Instant deposited) {}
}
