package io.lammer.browser;

import io.lammer.games.craps.Roll;
import java.util.ArrayList;
import java.util.List;

/// What three players have up besides the pass line whenever there is a point: place 9, hard 8 and
/// come, told once more by rolls alone.
final class OtherWagers {
  private static final int PLACE = 1;
  private static final int HARDWAY = 2;
  private static final int COME = 3;
  private static final int BOX = -1;

  /// Something to be keyed.
  record Missing(int seat, String part, String key) {}

  private static final List<Missing> ALL =
      List.of(
          new Missing(PLACE, "numbers", ".key[data-wager=place][data-number='9']"),
          new Missing(HARDWAY, "center", ".key[data-wager=hardway][data-number='8']"),
          new Missing(COME, "line", ".key[data-wager=come]"));

  private final int stake;
  private final int[] won = new int[COME + 1];
  private int point;
  private boolean place;
  private boolean hard;

  /// The number of the come wager, `BOX` before it has one, or zero.
  private int come;

  OtherWagers(int stake) {
    this.stake = stake;
  }

  /// In dollars; nothing for those who play the pass line only.
  int won(int seat) {
    return seat <= COME ? won[seat] : 0;
  }

  List<Missing> missing() {
    return point == 0 ? List.of() : ALL.stream().filter(it -> !isUp(it.seat())).toList();
  }

  private boolean isUp(int seat) {
    return seat == PLACE ? place : seat == HARDWAY ? hard : come != 0;
  }

  void made(Missing wager) {
    switch (wager.seat()) {
      case PLACE -> place = true;
      case HARDWAY -> hard = true;
      default -> come = BOX;
    }
  }

  List<String> up() {
    var up = new ArrayList<String>();
    if (place) {
      up.add(PLACE + " place 9");
    }
    if (hard) {
      up.add(HARDWAY + " hardway 8");
    }
    if (come != 0) {
      up.add(COME + (come == BOX ? " come" : " come " + come));
    }
    return up;
  }

  void rolled(Roll roll) {
    var total = roll.total();
    if (point != 0) {
      placed(total);
      hardway(roll);
    }
    came(total);
    var naturalOrCraps = total == 7 || total == 11 || total <= 3 || total == 12;
    if (point == 0) {
      point = naturalOrCraps ? 0 : total;
    } else if (total == 7 || total == point) {
      point = 0;
    }
  }

  /// 7 to 5, and it stays up.
  private void placed(int total) {
    if (place && total == 9) {
      won[PLACE] += stake * 7 / 5;
    } else if (place && total == 7) {
      won[PLACE] -= stake;
      place = false;
    }
  }

  /// 9 to 1, and it stays up.
  private void hardway(Roll roll) {
    if (hard && roll.total() == 8 && roll.first() == roll.second()) {
      won[HARDWAY] += 9 * stake;
    } else if (hard && (roll.total() == 8 || roll.total() == 7)) {
      won[HARDWAY] -= stake;
      hard = false;
    }
  }

  private void came(int total) {
    if (come == 0) {
      return;
    }
    var wins = come == BOX ? total == 7 || total == 11 : total == come;
    var loses = come == BOX ? total <= 3 || total == 12 : total == 7;
    won[COME] += wins ? stake : loses ? -stake : 0;
    come = wins || loses ? 0 : come == BOX ? total : come;
  }
}
