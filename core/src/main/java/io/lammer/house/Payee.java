package io.lammer.house;

/// The person who gets a winner's share, and the method of payment.
///
/// @param identification the reference of the document shown, such as a license number; encrypted
///   if it begins with [#SEALED]
public record Payee(int seat, String name, String identification, Method method) {
  public static final String SEALED = "sealed:";

  static final int LONGEST = 100;

  /// Large enough for the longest identification in UTF-8 after encryption.
  private static final int LONGEST_SEALED = 600;

  /// The method of payment.
  public enum Method {
    CASH,
    CHIPS,
    CHEQUE
  }

  /// True if name and identification are filled in and not too long.
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
