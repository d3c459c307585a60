package io.lammer.tables.floor;

/// Who gets a winner's share, and how.
///
/// @param identification the reference of what the person showed, such as a number of a licence
public record Payee(int seat, String name, String identification, Method method) {
  /// How a slip is paid.
  public enum Method {
    CASH,
    CHIPS,
    CHEQUE
  }
}
