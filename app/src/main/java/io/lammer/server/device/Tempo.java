package io.lammer.server.device;

import io.lammer.tables.floor.Device;
import java.util.concurrent.TimeUnit;

/// How fast a device may send: so many messages at once, and after them so many a second.
final class Tempo {
  private final int most;
  private final double perNano;
  private double left;
  private long last = System.nanoTime();

  private Tempo(int most, int perSecond) {
    this.most = most;
    this.perNano = (double) perSecond / TimeUnit.SECONDS.toNanos(1);
    this.left = most;
  }

  /// All sensors of a table can be covered at once; dice and cards come one after the other.
  static Tempo of(Device.Kind kind) {
    return switch (kind) {
      case SENSORS -> new Tempo(60, 20);
      case DICE, SHOE, DISPLAY -> new Tempo(20, 4);
    };
  }

  synchronized boolean next(long now) {
    left = Math.min(most, left + (now - last) * perNano);
    last = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
