package io.lammer.tables.floor;

import org.jspecify.annotations.Nullable;

/// Something a supervisor must look at; it stays until one says so.
///
/// @param where the table or jackpot, or the house
/// @param hit the hit of the jackpot that waits; none before 0.3.0
public record Alert(int number, Kind kind, String where, String text, @Nullable Integer hit) {
  public Alert(int number, Kind kind, String where, String text) {
    this(number, kind, where, text, null);
  }

  public enum Kind {
    CALL,
    HIT,
    VOID,
    SUSPENDED,
    STOPPED,
    PROPOSED,
    OVERDUE,
    DISPUTE,
    /// Of the program itself.
    PROGRAM
  }
}
