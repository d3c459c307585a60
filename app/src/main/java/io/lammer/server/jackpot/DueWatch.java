package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.Repeated;
import io.lammer.store.floor.LiveFloor;
import io.lammer.tables.floor.Act;
import java.time.Duration;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Raises an alert when the money of a retired jackpot should be gone and is not.
@Component
final class DueWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofMinutes(5);

  private final FloorHost host;
  private final Repeated clock;

  DueWatch(FloorHost host) {
    this.host = host;
    this.clock = new Repeated("look for money that is due", PAUSE, this::look);
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
  public void destroy() {
    clock.close();
  }
}
