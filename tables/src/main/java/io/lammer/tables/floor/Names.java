package io.lammer.tables.floor;

import io.lammer.tables.Refusal.Code;
import java.util.Optional;
import java.util.Set;

/// What a person may be called. Names stand in journals, on slips and on screens for ever, so they
/// must be seen as they are.
final class Names {
  private static final int FULL_LONGEST = 80;

  /// Under these the program, its devices and its scripts write in the journals.
  private static final Set<String> KEPT =
      Set.of("lammer", "system", "program", "sensor", "script", "machine", "nobody", "anonymous");

  private Names() {}

  static Optional<Verdict> fault(String name) {
    if (!name.matches("[a-z][a-z0-9._-]{1,29}")) {
      return Optional.of(
          Verdict.refuse(
              Code.BAD_NAME,
              "a user is named \"%s\"; expected 2 to 30 small letters, digits, dots and hyphens",
              name));
    }
    return KEPT.contains(name)
        ? Optional.of(
            Verdict.refuse(Code.BAD_NAME, "\"%s\" is the program's own; choose another", name))
        : Optional.empty();
  }

  /// Marks that turn the direction of writing, and others that are not seen, can make one name look
  /// like another.
  static Optional<Verdict> faultOfFull(String name) {
    var unseen = name.codePoints().filter(Names::isUnseen).findFirst();
    if (unseen.isPresent()) {
      return Optional.of(
          Verdict.refuse(
              Code.BAD_NAME,
              "a full name holds the character U+%04X, which is not seen",
              unseen.getAsInt()));
    }
    return name.isBlank() || name.length() > FULL_LONGEST
        ? Optional.of(
            Verdict.refuse(Code.BAD_NAME, "a full name has 1 to %d letters", FULL_LONGEST))
        : Optional.empty();
  }

  private static boolean isUnseen(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
