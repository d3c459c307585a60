package io.lammer.web.games.craps;

import static io.lammer.web.page.Texts.say;

import io.lammer.games.craps.Roll;

/// The stickman's call of a roll.
final class StickCall {
  private static final int SEVEN = 7;
  private static final int ELEVEN = 11;

  private StickCall() {}

  /// @param before the point before the roll, 0 on the come-out
  /// @param after the point after the roll
  static String of(Roll roll, int before, int after) {
    var total = roll.total();
    if (before != 0) {
      return total == SEVEN
          ? say("craps.call.seven-out")
          : after == 0 ? say("craps.call.made", number(roll)) : number(roll);
    }
    if (after != 0) {
      return say("craps.call.point", number(roll), total);
    }
    return total == SEVEN || total == ELEVEN
        ? say("craps.call.front", number(roll))
        : say("craps.call.craps", number(roll));
  }

  /// The total, with "hard" or "easy" if it can be rolled as a pair or otherwise.
  private static String number(Roll roll) {
    var total = roll.total();
    var both = total % 2 == 0 && total > 2 && total < 12;
    var way = !both ? "" : roll.first() == roll.second() ? "hard" : "easy";
    return say("craps.call." + total + way);
  }
}
