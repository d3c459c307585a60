package io.lammer.web.training;

import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
import io.lammer.web.Settings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/// The training floor, whose tables play by themselves. Does nothing in a real house.
@Component
@Order(0)
public final class Training implements ApplicationRunner, DisposableBean {
  /// Rounds that are played at once on a new floor, so that displays and reports have something to
  /// show.
  private static final int HISTORY = 36;

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration AT_DESK = Duration.ofSeconds(2);

  private final HouseService host;
  private final boolean demo;
  private final double speed;
  private final Map<String, AutoTable> tables = new LinkedHashMap<>();
  private @Nullable PeriodicTask desk;

  /// @param speed multiple of the speed of people; at 0 tables stand still until a step is
  ///   requested
  Training(HouseService host, Settings settings, @Value("${lammer.demo-speed:1}") double speed) {
    this.host = host;
    this.demo = settings.demo();
    this.speed = speed;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    if (!demo) {
      return;
    }
    var floor = new DemoFloor(host);
    if (host.live().isWriting()) {
      floor.make();
    }
    var dealer = 0;
    for (var name : floor.tables()) {
      var person = dealer++ % 2 == 0 ? "dana" : "drew";
      var table = new AutoTable(host, name, new Actor(person, Role.DEALER), speed > 0 ? speed : 1);
      tables.put(name, table);
    }
    history();
    tables.values().forEach(this::begin);
    approve();
  }

  private void begin(AutoTable table) {
    if (speed <= 0) {
      table.in(AutoTable.Mode.PAUSED);
    }
    table.start();
  }

  private void history() {
    try (var each = Executors.newVirtualThreadPerTaskExecutor()) {
      tables.forEach(
          (name, table) -> {
            if (host.floor().table(name).filter(live -> live.round() == 0).isPresent()) {
              each.execute(() -> table.rush(HISTORY));
            }
          });
    }
  }

  private void approve() {
    var approvals =
        new AutoApproval(
            host,
            speed > 1 ? PATIENCE.dividedBy((long) speed) : PATIENCE,
            name ->
                table(name).filter(table -> table.mode() == AutoTable.Mode.RUNNING).isPresent());
    desk =
        new PeriodicTask(
            "approve hits", AT_DESK, () -> approvals.look(host.live().clock().instant()));
  }

  Optional<AutoTable> table(String name) {
    return Optional.ofNullable(tables.get(name));
  }

  /// Ends before the floor is closed.
  @Override
  public void destroy() throws InterruptedException {
    if (desk != null) {
      desk.close();
    }
    for (var table : tables.values()) {
      table.end();
    }
  }
}
