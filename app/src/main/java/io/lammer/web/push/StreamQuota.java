package io.lammer.web.push;

import java.util.HashMap;
import java.util.Map;

/// Quota of open streams: a maximum per subscriber, so that nobody uses up the others' share, and a
/// total. Thread-safe.
final class StreamQuota {
  enum Room {
    YES,
    NOT_FOR_YOU,
    FULL
  }

  private final int most;
  private final int each;
  private final Map<String, Integer> taken = new HashMap<>();
  private int all;

  StreamQuota(int most, int each) {
    this.most = most;
    this.each = each;
  }

  /// Takes a stream if the quota allows; the caller must give it back.
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
