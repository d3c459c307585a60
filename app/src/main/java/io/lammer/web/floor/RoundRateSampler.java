package io.lammer.web.floor;

import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
import java.time.Duration;
import java.util.OptionalLong;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Periodic task that samples the round numbers of all tables.
@Component
final class RoundRateSampler implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(10);

  private final HouseService host;
  private final RoundRate pace = new RoundRate();
  private final PeriodicTask clock;

  RoundRateSampler(HouseService host) {
    this.host = host;
    this.clock = new PeriodicTask("count rounds", PAUSE, this::count);
  }

  private void count() {
    var now = host.live().clock().instant();
    host.live().tables().forEach(table -> pace.count(table.name(), now, table.round()));
  }

  OptionalLong perHour(String table) {
    return pace.perHour(table);
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
