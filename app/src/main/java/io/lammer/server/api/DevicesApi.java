package io.lammer.server.api;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.Secrets;
import io.lammer.server.device.Devices;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Device;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.Role.Right;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What stands at tables and reports what it sees.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record DevicesApi(FloorHost host, Devices devices) {
  @GetMapping("/api/devices")
  @Needs(Right.RUN_DEVICES)
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

  /// The token is answered once and kept nowhere; sending the key again gives a conflict.
  @JsonPost("/api/devices")
  @Needs(Right.RUN_DEVICES)
  ResponseEntity<?> add(ApiRequest asked) {
    var fields = asked.fields("device", "kind", "table");
    var token = Secrets.token();
    var device =
        new Device(
            fields.need("device").text(),
            fields.need("kind").word(Device.Kind.class),
            fields.need("table").text(),
            Devices.hash(token));
    return ApiRequest.answer(
        host.act(asked.actor(), new Act.AddDevice(device), asked.key(), asked.version())
            .map(done -> Map.of("journals", done.journals(), "token", token)));
  }

  @JsonPost("/api/devices/{device}/revoke")
  @Needs(Right.RUN_DEVICES)
  ResponseEntity<?> revoke(ApiRequest asked, @PathVariable String device) {
    return asked.act(new Act.RevokeDevice(device, asked.reason()));
  }
}
