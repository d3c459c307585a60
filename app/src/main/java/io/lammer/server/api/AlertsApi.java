package io.lammer.server.api;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Alert;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What a supervisor must look at.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record AlertsApi(FloorHost host) {
  @GetMapping("/api/alerts")
  @Needs(Right.SEE_FLOOR)
  Map<String, Object> all() {
    return Map.of("alerts", host.floor().house().alerts().stream().map(AlertsApi::json).toList());
  }

  private static Map<String, Object> json(Alert alert) {
    return Map.of(
        "alert", alert.number(),
        "kind", Value.spelled(alert.kind()),
        "where", alert.where(),
        "text", alert.text());
  }

  @JsonPost("/api/alerts/{alert}/acknowledge")
  @Needs(Right.ACKNOWLEDGE)
  ResponseEntity<?> acknowledge(ApiRequest asked, @PathVariable int alert) {
    var note = asked.fields("note").maybe("note", Value::text, "");
    return asked.act(new Act.Acknowledge(alert, note));
  }
}
