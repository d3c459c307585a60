package io.lammer.server.floor;

import io.lammer.server.FloorHost;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Counts the rounds of all tables every few seconds.
@Component
final class PaceWatch implements DisposableBean {
  private static final int SECONDS = 10;

  private final FloorHost host;
  private final Pace pace = new Pace();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  PaceWatch(FloorHost host) {
    this.host = host;
    var _ = clock.scheduleAtFixedRate(this::count, SECONDS, SECONDS, TimeUnit.SECONDS);
  }

  private void count() {
    var now = host.live().clock().instant();
    host.live().tables().forEach(table -> pace.count(table.name(), now, table.round()));
  }

  OptionalLong perHour(String table) {
    return pace.perHour(table);
  }

  @Override
  public void destroy() throws InterruptedException {
    clock.shutdownNow();
    clock.awaitTermination(5, TimeUnit.SECONDS);
  }
}
