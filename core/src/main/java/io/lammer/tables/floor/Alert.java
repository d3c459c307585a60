package io.lammer.tables.floor;

import org.jspecify.annotations.Nullable;

/// Something a supervisor must look at; it stays until one says so.
///
/// @param where the table or jackpot, or the house
/// @param hit the hit of the jackpot that waits; none in older journals
/// @param device the device of the table that it is about
/// @param paper the number of the proposal or dispute that it is about; none in older journals
public record Alert(
    int number,
    Kind kind,
    String where,
    String text,
    @Nullable Integer hit,
    @Nullable String device,
    @Nullable Integer paper) {
  public Alert(int number, Kind kind, String where, String text) {
    this(number, kind, where, text, null, null, null);
  }

  public enum Kind {
    CALL,
    HIT,
    VOID,
    CORRECTED,
    /// A supervisor re-entered what a layout showed.
    REENTERED,
    SUSPENDED,
    STOPPED,
    PROPOSED,
    OVERDUE,
    /// A count of the bank differs from the books.
    VARIANCE,
    DISPUTE,
    /// A device is not heard any more; it goes when the device is.
    SILENT,
    /// A device tells what cannot be.
    LYING,
    /// Of the program itself.
    PROGRAM
  }
}
