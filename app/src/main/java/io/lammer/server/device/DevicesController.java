package io.lammer.server.device;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.Secrets;
import io.lammer.server.page.Frame;
import io.lammer.server.page.Pages;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Device;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.HashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The devices of the house: which there are, and how they do.
@RestController
record DevicesController(FloorHost host, DeviceTopics topics, Pages pages) {
  @GetMapping(path = "/devices", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.RUN_DEVICES)
  String devices() {
    return page(null, null);
  }

  /// The token is in this answer and nowhere else.
  @PostMapping(path = "/devices", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.RUN_DEVICES)
  ResponseEntity<String> add(
      Actor actor,
      @RequestParam String name,
      @RequestParam Device.Kind kind,
      @RequestParam String table) {
    var token = Secrets.token();
    var device = new Device(name.strip(), kind, table, Devices.hash(token));
    return answer(host.act(actor, new Act.AddDevice(device)), token);
  }

  @PostMapping(path = "/devices/revoke", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.RUN_DEVICES)
  ResponseEntity<String> revoke(
      Actor actor, @RequestParam String name, @RequestParam(defaultValue = "") String reason) {
    return answer(host.act(actor, new Act.RevokeDevice(name, reason.strip())), null);
  }

  private ResponseEntity<String> answer(Answer<?> answer, @Nullable String token) {
    var wrong = answer.sentences().stream().findFirst().orElse(null);
    return ResponseEntity.status(wrong == null ? HttpStatus.OK : HttpStatus.UNPROCESSABLE_CONTENT)
        .cacheControl(CacheControl.noStore())
        .body(page(wrong == null ? token : null, wrong));
  }

  private String page(@Nullable String token, @Nullable String wrong) {
    var values = new HashMap<String, @Nullable Object>();
    values.put("devices", topics.rows());
    values.put("tables", host.live().tables().stream().map(LiveTable::name).toList());
    values.put("token", token);
    values.put("wrong", wrong);
    values.put("section", Frame.SYSTEM);
    return pages.page("devices", say("devices.title"), values);
  }
}
