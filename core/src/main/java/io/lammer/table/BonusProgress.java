package io.lammer.table;

import io.lammer.rules.Money;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The progress of a bonus wager with markers, shared by the seats that made it for the same amount
/// and are in the same state.
///
/// @param count the markers reached so far
/// @param of the maximum count
/// @param now the pay if the wager ended with the next outcome; null if it would pay nothing
/// @param next the next better pay, or null if there is none
public record BonusProgress(
    OfferedWager offer,
    Money stake,
    List<Integer> seats,
    Markers markers,
    int count,
    int of,
    @Nullable Prize now,
    @Nullable Prize next) {

  /// The pay of a row to one winner.
  ///
  /// @param count the number of markers at which the row pays
  /// @param shared the amount is a part of the current jackpot, which several winners divide
  public record Prize(int count, String row, Money amount, boolean shared) {}

  public BonusProgress {
    seats = List.copyOf(seats);
  }

  /// The wagers in progress, in the order in which they were made.
  public static List<BonusProgress> of(View view) {
    return view.table().layout().play().progress(view);
  }
}
