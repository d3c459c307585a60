package io.lammer.web.device;

import io.lammer.house.Device;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Table.Phase;
import io.lammer.web.HouseService;
import io.lammer.web.console.Seat;
import io.lammer.web.page.Pages;
import io.lammer.web.push.Topic;
import io.lammer.web.push.TopicSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.context.annotation.Bean;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/// The topics of devices: what each device is told about its table, and the list of all devices.
@Component
public record DeviceTopics(HouseService host, Devices devices, Pages pages) {
  static final String ALL = "devices";

  private static final JsonMapper JSON = new JsonMapper();

  /// @param kept true if the wager is in progress, so that the light stays on
  private record Light(int seat, int sensor, boolean lit, boolean kept) {}

  /// The topic that a device subscribes to, as JSON.
  public Topic topic(Device device) {
    var name = device.name();
    return new Topic(
        () -> Set.of(LiveDevice.journal(name), LiveTable.journal(device.table())),
        () -> JSON.writeValueAsString(state(host.floor().device(name).orElseThrow())));
  }

  /// What a device of this kind needs to know; never amounts of money.
  public Map<String, Object> state(LiveDevice live) {
    var device = live.device();
    var state = new LinkedHashMap<String, Object>();
    state.put("device", device.name());
    state.put("kind", Value.spelled(device.kind()));
    if (!live.active()) {
      state.put("revoked", true);
      return state;
    }
    state.put("table", device.table());
    state.put("taken", live.taken());
    var table = host.floor().table(device.table()).orElseThrow();
    state.put("status", Value.spelled(table.status()));
    state.put("round", table.round());
    if (table.table() != null) {
      state.put("bets", table.playing().phase() == Phase.BETTING ? "open" : "closed");
      state.putAll(seen(device.kind(), table));
    }
    return state;
  }

  private static Map<String, Object> seen(Device.Kind kind, LiveTable table) {
    var playing = table.playing();
    return switch (kind) {
      case SENSORS ->
          Map.of("lights", Seat.of(playing).stream().flatMap(DeviceTopics::lit).toList());
      case DICE -> Map.of("entered", playing.entered() != null);
      case SHOE -> Map.of("entered", playing.entered() != null, "cards", playing.dealt().size());
      case DISPLAY -> Map.of();
    };
  }

  private static Stream<Light> lit(Seat seat) {
    return seat.lights().stream()
        .map(light -> new Light(seat.number(), light.sensor(), light.lit(), light.kept()));
  }

  @Bean
  TopicSource devicesTopics() {
    return new TopicSource(ALL, Right.RUN_DEVICES, _ -> Optional.of(all()));
  }

  private Topic all() {
    return new Topic(
        () ->
            host.live().devices().stream()
                .map(device -> LiveDevice.journal(device.name()))
                .collect(Collectors.toSet()),
        () -> pages.piece("devices-state.jte", Map.of("devices", rows())));
  }

  List<DeviceRow> rows() {
    return host.live().devices().stream()
        .filter(LiveDevice::active)
        .map(device -> new DeviceRow(device, devices.lastHeard(device.name()).orElse(null)))
        .toList();
  }
}
