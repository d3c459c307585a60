package io.lammer.web.device;

import io.lammer.house.DeviceEvent;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable.Status;
import io.lammer.web.HouseService;
import io.lammer.web.PeriodicTask;
import io.lammer.web.Settings;
import io.lammer.web.push.Hub;
import java.time.Duration;
import java.time.Instant;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/// Raises an alert when a device of an open table falls silent.
@Component
final class DeviceWatch implements DisposableBean {
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final HouseService host;
  private final Devices devices;
  private final Hub hub;
  private final Duration silence;
  private volatile Instant since;
  private final PeriodicTask clock;

  DeviceWatch(HouseService host, Devices devices, Hub hub, Settings settings) {
    this.host = host;
    this.devices = devices;
    this.hub = hub;
    this.silence = settings.deviceSilence();
    this.since = host.live().clock().instant();
    this.clock = new PeriodicTask("look for silent devices", PAUSE, this::look);
  }

  private void look() {
    var now = host.live().clock().instant();
    if (!host.live().isWriting()) {
      since = now; // only the writer watches devices
      return;
    }
    host.live().devices().stream()
        .filter(device -> device.active() && device.heard() && device.silent() == null)
        .filter(this::isNeeded)
        .forEach(device -> look(device, now));
    hub.refresh(DeviceTopics.ALL);
  }

  private void look(LiveDevice device, Instant now) {
    var last = devices.lastHeard(device.name()).filter(since::isBefore).orElse(since);
    if (last.plus(silence).isBefore(now)) {
      devices.note(device.name(), new DeviceEvent.Silent(last));
    }
  }

  private boolean isNeeded(LiveDevice device) {
    return host.floor()
        .table(device.device().table())
        .filter(table -> table.status() == Status.OPEN)
        .isPresent();
  }

  @Override
  public void destroy() {
    clock.close();
  }
}
