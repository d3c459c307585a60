package io.lammer.web.desk;

import io.lammer.house.Act;
import io.lammer.runtime.LiveFloor;
import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
import java.time.Duration;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Periodic task that raises an alert if a retired jackpot's money is not disposed of in time.
@Component
final class OverdueMoneyTask implements DisposableBean {
  private static final Duration PAUSE = Duration.ofMinutes(5);

  private final HouseService host;
  private final PeriodicTask clock;

  OverdueMoneyTask(HouseService host) {
    this.host = host;
    this.clock = new PeriodicTask("look for money that is due", PAUSE, this::look);
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
