package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.floor.Act;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Raises an alert when the money of a retired jackpot should be gone and is not.
@Component
final class DueWatch implements DisposableBean {
  private static final int MINUTES = 5;

  private final FloorHost host;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  DueWatch(FloorHost host) {
    this.host = host;
    var _ = clock.scheduleAtFixedRate(this::look, 0, MINUTES, TimeUnit.MINUTES);
  }

  private void look() {
    var live = host.live();
    if (!live.isWriting()) {
      return;
    }
    var today = live.gamingDay().of(live.clock().instant());
    live.jackpots().stream()
        .filter(jackpot -> jackpot.isOverdue(today))
        .forEach(jackpot -> host.act(LiveFloor.PROGRAM, new Act.Remind(jackpot.name())));
  }

  @Override
  public void destroy() throws InterruptedException {
    clock.shutdownNow();
    clock.awaitTermination(5, TimeUnit.SECONDS);
  }
}
