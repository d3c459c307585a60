package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.LiveDevice;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Secrets;
import io.lammer.web.device.Devices;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API for managing the devices of tables.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record DevicesApi(HouseService host, Devices devices) {
  @GetMapping("/api/devices")
  @RequiresRight(Right.RUN_DEVICES)
  Map<String, Object> all() {
    return Map.of(
        "devices",
        host.live().devices().stream().filter(LiveDevice::active).map(this::json).toList());
  }

  private Map<String, @Nullable Object> json(LiveDevice live) {
    var json = new LinkedHashMap<String, @Nullable Object>();
    json.put("device", live.name());
    json.put("kind", Value.spelled(live.device().kind()));
    json.put("table", live.device().table());
    json.put("taken", live.taken());
    json.put("heard", devices.lastHeard(live.name()).map(Object::toString).orElse(null));
    json.put("silent", live.silent() == null ? null : live.silent().toString());
    return json;
  }

  /// The response is the only place where the token appears: only its hash is stored. Repeating the
  /// idempotency key gives a conflict.
  @JsonPost("/api/devices")
  @RequiresRight(Right.RUN_DEVICES)
  ResponseEntity<?> add(ApiRequest asked) {
    var token = Secrets.token();
    var act = asked.read(Act.AddDevice.class, Map.of("hash", Devices.hash(token)));
    return ApiRequest.answer(
        host.act(asked.actor(), act, asked.key(), asked.version())
            .map(done -> Map.of("journals", done.journals(), "token", token)));
  }
}
