package io.lammer.tables.floor;

/// Who gets a winner's share, and how.
///
/// @param identification the reference of what the person showed, such as a number of a licence;
///   encrypted where it begins with [#SEALED]
public record Payee(int seat, String name, String identification, Method method) {
  public static final String SEALED = "sealed:";

  static final int LONGEST = 100;

  /// Enough for the longest text in the longest letters, encrypted.
  private static final int LONGEST_SEALED = 600;

  /// How a slip is paid.
  public enum Method {
    CASH,
    CHIPS,
    CHEQUE
  }

  /// A slip needs a name and what the person showed.
  public boolean isWritten() {
    return isWritten(name, LONGEST)
        && isWritten(identification, identification.startsWith(SEALED) ? LONGEST_SEALED : LONGEST);
  }

  private static boolean isWritten(String text, int longest) {
    return !text.isBlank() && text.length() <= longest;
  }

  public Payee identifiedBy(String other) {
    return new Payee(seat, name, other, method);
  }
}
