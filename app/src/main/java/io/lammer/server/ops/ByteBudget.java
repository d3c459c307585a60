package io.lammer.server.ops;

import java.util.HashMap;
import java.util.Map;

/// How many bytes of request bodies are held at once, in all and for one address.
final class ByteBudget {
  /// The largest body that may take of the reserve; one that signs somebody in is smaller.
  private static final long SMALL = 1_000;

  private final long inAll;
  private final long ofOne;
  private final long reserve;
  private final Map<String, Long> byAddress = new HashMap<>();
  private long held;

  ByteBudget(long inAll, long ofOne) {
    this(inAll, ofOne, 0);
  }

  /// @param reserve the part of all that is left to small bodies of addresses that hold nothing
  ByteBudget(long inAll, long ofOne, long reserve) {
    this.inAll = inAll;
    this.ofOne = ofOne;
    this.reserve = reserve;
  }

  /// False when there is no room, and then nothing was taken.
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
