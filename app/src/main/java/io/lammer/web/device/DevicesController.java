package io.lammer.web.device;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Secrets;
import io.lammer.web.page.ActForm;
import io.lammer.web.page.PageFrame;
import io.lammer.web.page.Pages;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The page of the house's devices, where they are added and revoked.
@RestController
record DevicesController(HouseService host, DeviceTopics topics, Pages pages) {
  @GetMapping(path = "/devices", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.RUN_DEVICES)
  String devices() {
    return page(null, null);
  }

  /// The response is the only place that ever shows the token.
  @PostMapping(path = "/devices", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.RUN_DEVICES)
  ResponseEntity<String> add(Actor actor, @RequestParam Map<String, String> fields) {
    var token = Secrets.token();
    var act = new ActForm(fields).read(Act.AddDevice.class, Map.of("hash", Devices.hash(token)));
    return answer(host.act(actor, act), token);
  }

  @PostMapping(path = "/devices/revoke", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.RUN_DEVICES)
  ResponseEntity<String> revoke(Actor actor, @RequestParam Map<String, String> fields) {
    var form = new ActForm(fields);
    return answer(host.act(actor, form.read(Act.RevokeDevice.class, form.text("device"))), null);
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
    values.put("section", PageFrame.SYSTEM);
    return pages.page("devices", say("devices.title"), values);
  }
}
