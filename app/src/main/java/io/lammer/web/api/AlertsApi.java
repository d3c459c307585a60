package io.lammer.web.api;

import io.lammer.house.Alert;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API of floor alerts.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record AlertsApi(HouseService host) {
  @GetMapping("/api/alerts")
  @RequiresRight(Right.SEE_FLOOR)
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
}
