package io.lammer.server.ops;

import java.util.HashMap;
import java.util.Map;

/// How many bytes of request bodies are held at once, in all and for one address.
final class ByteBudget {
  private final long inAll;
  private final long ofOne;
  private final Map<String, Long> byAddress = new HashMap<>();
  private long held;

  ByteBudget(long inAll, long ofOne) {
    this.inAll = inAll;
    this.ofOne = ofOne;
  }

  /// False when there is no room, and then nothing was taken.
  synchronized boolean take(String address, long bytes) {
    var own = byAddress.getOrDefault(address, 0L);
    if (held + bytes > inAll || own + bytes > ofOne) {
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
