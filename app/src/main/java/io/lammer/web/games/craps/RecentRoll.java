package io.lammer.web.games.craps;

import io.lammer.games.craps.CrapsState;
import io.lammer.games.craps.Roll;
import io.lammer.house.LiveTable;
import java.util.List;
import java.util.Objects;

/// A recent roll.
///
/// @param point before the roll, 0 on the come-out
/// @param pointAfter after the roll
public record RecentRoll(long round, Roll roll, int point, int pointAfter, int shooter) {
  public enum Puck {
    STAYED,
    POINT_SET,
    POINT_MADE,
    SEVEN_OUT
  }

  /// The recent rolls of a table, oldest first.
  public static List<RecentRoll> of(LiveTable live) {
    return live.recent().rounds().stream()
        .map(
            it -> {
              var before = (CrapsState) Objects.requireNonNull(it.before());
              var after = (CrapsState) Objects.requireNonNull(it.after());
              return new RecentRoll(
                  it.round(), (Roll) it.outcome(), before.point(), after.point(), before.shooter());
            })
        .toList();
  }

  public Puck puck() {
    if (point == pointAfter) {
      return Puck.STAYED;
    }
    return point == 0 ? Puck.POINT_SET : roll.total() == point ? Puck.POINT_MADE : Puck.SEVEN_OUT;
  }
}
