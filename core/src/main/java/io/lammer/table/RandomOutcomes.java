package io.lammer.table;

import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// A source of random outcomes for tables without a dealer.
///
/// @param below gives a random number from 0 up to, but not including, a bound
public record RandomOutcomes(IntUnaryOperator below) {
  /// The command that enters the next random outcome, or a part of it, at a table whose wagers are
  /// locked.
  public Command outcome(Table table) {
    return table.layout().play().outcome(table, this);
  }

  /// The command that prepares the next round; empty if nothing is due.
  public Optional<Command> preparation(Table table) {
    return table.layout().play().preparation(table, this);
  }

  /// The command that enters a random follow-up of the last round.
  public Command followUp(Table table) {
    return table.layout().play().followUp(table, this);
  }

  public int number(int bound) {
    return below.applyAsInt(bound);
  }
}
