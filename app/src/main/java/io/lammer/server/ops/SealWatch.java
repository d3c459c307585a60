package io.lammer.server.ops;

import io.lammer.server.FloorHost;
import io.lammer.server.Repeated;
import java.time.Duration;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Seals each gaming day soon after it has ended, also where nobody plays.
@Component
final class SealWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(20);

  private final Repeated clock;

  SealWatch(FloorHost host) {
    this.clock = new Repeated("seal days that have ended", PAUSE, () -> host.live().keepTime());
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
