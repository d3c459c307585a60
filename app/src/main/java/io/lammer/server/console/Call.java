package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.Outcome;
import io.lammer.rules.Outcome.Roll;
import io.lammer.tables.Felt;
import io.lammer.tables.Table;
import org.jspecify.annotations.Nullable;

/// What a stickman calls when the dice have come to rest.
final class Call {
  private static final int SEVEN = 7;
  private static final int ELEVEN = 11;

  private Call() {}

  /// Null for a game that is not called so.
  static @Nullable String of(Table before, Outcome outcome, Table after) {
    return outcome instanceof Roll roll
            && before.felt() instanceof Felt.Craps was
            && after.felt() instanceof Felt.Craps is
        ? of(roll, was.point(), is.point())
        : null;
  }

  static boolean isSevenOut(Table before, Outcome outcome) {
    return outcome instanceof Roll roll
        && roll.total() == SEVEN
        && before.felt() instanceof Felt.Craps was
        && !was.isComeOut();
  }

  private static String of(Roll roll, int was, int is) {
    var total = roll.total();
    if (was != 0) {
      return total == SEVEN
          ? say("console.call.seven-out")
          : is == 0 ? say("console.call.made", number(roll)) : number(roll);
    }
    if (is != 0) {
      return say("console.call.point", number(roll), total);
    }
    return total == SEVEN || total == ELEVEN
        ? say("console.call.front", number(roll))
        : say("console.call.craps", number(roll));
  }

  /// Hard or easy where there are two ways to it.
  private static String number(Roll roll) {
    var total = roll.total();
    var both = total % 2 == 0 && total > 2 && total < 12;
    var way = !both ? "" : roll.first() == roll.second() ? "hard" : "easy";
    return say("console.call." + total + way);
  }
}
