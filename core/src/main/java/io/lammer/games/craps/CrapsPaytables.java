package io.lammer.games.craps;

import io.lammer.rules.CommonFamily;
import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.table.words.EventWords;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The paytables of craps in the words of reports.
final class CrapsPaytables {
  private CrapsPaytables() {}

  static @Nullable String title(Family family) {
    return switch (family) {
      case CrapsFamily.BONUS_CRAPS -> "Bonus Craps";
      case CrapsFamily.MAKE_EM_ALL_PROGRESSIVE -> "Make 'Em All Progressive";
      case CrapsFamily.FIRED_UP_PROGRESSIVE -> "Fired Up Progressive";
      default -> null;
    };
  }

  static @Nullable String played(Paytable paytable) {
    return switch (paytable.family()) {
      case CommonFamily.SINGLE_EVENT -> isRolled(paytable) ? "One roll." : null;
      case CrapsFamily.LAMMERS -> lammers(EarnLammers.of(Objects.requireNonNull(paytable.earn())));
      case CrapsFamily.BONUS_CRAPS ->
          "Over several rolls: all of 2 to 6 (All Small), 8 to 12 (All Tall) or both (Make 'Em All)"
              + " before %s.".formatted(endsOn(paytable));
      case CrapsFamily.MAKE_EM_ALL_PROGRESSIVE ->
          "A fixed wager for a jackpot over several rolls: how many different numbers come before"
              + " %s; all ten end it too.".formatted(endsOn(paytable));
      case CrapsFamily.FIRED_UP_PROGRESSIVE ->
          "A fixed wager for a jackpot over several rolls: how many rolls in a row follow the"
              + " sequence.";
      default -> null;
    };
  }

  static @Nullable String counted(Paytable paytable) {
    return paytable.family() instanceof CrapsFamily
        ? "Solved as an absorbing chain over the 36 rolls of two dice."
        : isRolled(paytable) ? "Counted over the 36 rolls of two dice." : null;
  }

  /// The roll that ends the wagers, according to their machine.
  private static String endsOn(Paytable paytable) {
    return paytable.wagers().stream()
        .map(name -> ((CollectNumbers) paytable.wager(name, null).machine()).endsOn())
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  private static String lammers(EarnLammers earn) {
    return "Over several rolls, until %s. A lammer is earned when: %s."
        .formatted(
            EventWords.of(earn.ends()),
            earn.lammers().stream().map(CrapsPaytables::lammer).collect(Collectors.joining("; ")));
  }

  private static String lammer(EarnLammers.Lammer lammer) {
    return (lammer.times() == 1 ? "" : "up to %d times, ".formatted(lammer.times()))
        + lammer.each().stream().map(EventWords::of).collect(Collectors.joining(", and "));
  }

  /// True if the rows are about two dice rather than hands.
  private static boolean isRolled(Paytable paytable) {
    return paytable.rows().getFirst().when().alternatives().getFirst().words().stream()
        .anyMatch(RollWord.class::isInstance);
  }
}
