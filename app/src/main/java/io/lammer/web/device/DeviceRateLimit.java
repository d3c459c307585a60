package io.lammer.web.device;

import io.lammer.house.Device;
import java.util.concurrent.TimeUnit;

/// A device's rate limit: a burst of messages, then a fixed number per second (token bucket).
final class DeviceRateLimit {
  private final int most;
  private final double perNano;
  private double left;
  private long last = System.nanoTime();

  private DeviceRateLimit(int most, int perSecond) {
    this.most = most;
    this.perNano = (double) perSecond / TimeUnit.SECONDS.toNanos(1);
    this.left = most;
  }

  /// All sensors of a table can be covered at once; dice and cards come one after the other.
  static DeviceRateLimit of(Device.Kind kind) {
    return switch (kind) {
      case SENSORS -> new DeviceRateLimit(60, 20);
      case DICE, SHOE, DISPLAY -> new DeviceRateLimit(20, 4);
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
