package io.lammer.house;

import org.jspecify.annotations.Nullable;

/// A notice for supervisors that stays open until it is acknowledged or its cause is resolved.
///
/// @param where the table or jackpot, or the house
/// @param hit the number of a hit that awaits approval; null for none
/// @param device the device that the alert is about; null for none
/// @param paper the number of the proposal or dispute that it is about; null for none
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
    /// A supervisor re-entered a layout.
    REENTERED,
    SUSPENDED,
    STOPPED,
    PROPOSED,
    OVERDUE,
    /// A bank count differs from the books.
    VARIANCE,
    DISPUTE,
    /// A device is silent. The alert closes when the device is heard again.
    SILENT,
    /// A device reported something impossible.
    LYING,
    /// The alert is about the program itself.
    PROGRAM
  }
}
