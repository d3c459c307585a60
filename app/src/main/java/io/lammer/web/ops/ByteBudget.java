package io.lammer.web.ops;

import java.util.HashMap;
import java.util.Map;

/// A limit on the bytes of request bodies held at once, in total and per address. Thread-safe.
final class ByteBudget {
  /// Maximum body size in bytes that may use the reserve; sign-in forms are smaller.
  private static final long SMALL = 1_000;

  private final long inAll;
  private final long ofOne;
  private final long reserve;
  private final Map<String, Long> byAddress = new HashMap<>();
  private long held;

  ByteBudget(long inAll, long ofOne) {
    this(inAll, ofOne, 0);
  }

  /// @param reserve bytes of the total that only small bodies from addresses that hold nothing may
  ///   use
  ByteBudget(long inAll, long ofOne, long reserve) {
    this.inAll = inAll;
    this.ofOne = ofOne;
    this.reserve = reserve;
  }

  /// Reserves the bytes; false if there is no room, and then nothing is reserved.
  synchronized boolean take(String address, long bytes) {
    var own = byAddress.getOrDefault(address, 0L);
    var most = own == 0 && bytes <= SMALL ? inAll : inAll - reserve;
    if (held + bytes > most || own + bytes > ofOne) {
      return false;
    }
    held += bytes;
    byAddress.put(address, own + bytes);
    return true;
  }

  synchronized void giveBack(String address, long bytes) {
    held -= bytes;
    byAddress.computeIfPresent(address, (_, own) -> own == bytes ? null : own - bytes);
  }

  synchronized long held() {
    return held;
  }
}
