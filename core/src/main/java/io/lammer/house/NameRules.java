package io.lammer.house;

import io.lammer.rules.yaml.Printable;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.Optional;
import java.util.Set;

/// Checks the names of tables, jackpots and people. Names appear permanently in journals, on slips
/// and on screens, so every character must be visible.
final class NameRules {
  private static final int FULL_LONGEST = 80;

  /// Reserved names: the program, its devices and its scripts write to the journals under them.
  private static final Set<String> KEPT =
      Set.of("lammer", "system", "program", "sensor", "script", "machine", "nobody", "anonymous");

  private NameRules() {}

  /// @param what "table", "jackpot" or "device"
  static Optional<Refusal> fault(String what, String name) {
    return Code.BAD_NAME.when(!name.matches("[A-Za-z0-9][A-Za-z0-9 ._-]{0,39}"), what, name);
  }

  static Optional<Refusal> fault(String name) {
    return Code.BAD_NAME
        .as("of-user")
        .when(!name.matches("[a-z][a-z0-9._-]{1,29}"), name)
        .or(() -> Code.BAD_NAME.as("of-program").when(KEPT.contains(name), name));
  }

  static Optional<Refusal> faultOfBadge(String badge) {
    return Code.BAD_NAME.as("of-badge").when(!badge.matches("[A-Z0-9-]{1,12}"), badge);
  }

  /// Refuses characters that change the writing direction or are invisible, since they can make one
  /// name look like another.
  static Optional<Refusal> faultOfFull(String name) {
    return name.codePoints()
        .filter(it -> !Printable.isShown(it) || Character.getType(it) == Character.PRIVATE_USE)
        .boxed()
        .findFirst()
        .map(it -> Code.BAD_NAME.as("unseen").because("%04X".formatted(it)))
        .or(
            () ->
                Code.BAD_NAME
                    .as("of-person")
                    .when(name.isBlank() || name.length() > FULL_LONGEST, FULL_LONGEST));
  }
}
