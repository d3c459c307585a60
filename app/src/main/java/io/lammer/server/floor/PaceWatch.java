package io.lammer.server.floor;

import io.lammer.server.FloorHost;
import io.lammer.server.Repeated;
import java.time.Duration;
import java.util.OptionalLong;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Counts the rounds of all tables every few seconds.
@Component
final class PaceWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(10);

  private final FloorHost host;
  private final Pace pace = new Pace();
  private final Repeated clock;

  PaceWatch(FloorHost host) {
    this.host = host;
    this.clock = new Repeated("count rounds", PAUSE, this::count);
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
