package io.lammer.tables.floor;

/// Something a supervisor must look at; it stays until one says so.
///
/// @param where the table or jackpot, or the house
public record Alert(int number, Kind kind, String where, String text) {
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
