package io.lammer.server.live;

import java.util.HashMap;
import java.util.Map;

/// How many streams are open: a few for each who asks, so that nobody takes those of others, and so
/// many in all.
final class Places {
  /// Whether there is room.
  enum Room {
    YES,
    NOT_FOR_YOU,
    FULL
  }

  private final int most;
  private final int each;
  private final Map<String, Integer> taken = new HashMap<>();
  private int all;

  Places(int most, int each) {
    this.most = most;
    this.each = each;
  }

  /// Takes a place if there is one; it is to be given back.
  synchronized Room take(String who) {
    if (taken.getOrDefault(who, 0) >= each) {
      return Room.NOT_FOR_YOU;
    }
    if (all >= most) {
      return Room.FULL;
    }
    taken.merge(who, 1, Integer::sum);
    all++;
    return Room.YES;
  }

  synchronized void giveBack(String who) {
    taken.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
    all--;
  }

  synchronized int taken() {
    return all;
  }
}
