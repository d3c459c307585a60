package io.lammer.web.ops;

import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
import java.time.Duration;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Seals each gaming day soon after its end, even without activity at the tables.
@Component
final class SealWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(20);

  private final PeriodicTask clock;

  SealWatch(HouseService host) {
    this.clock = new PeriodicTask("seal days that have ended", PAUSE, () -> host.live().keepTime());
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
