package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.Role.Right;
import io.lammer.journal.Hash;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Secrets;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API for managing the displays of tables.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record DisplaysApi(HouseService host) {
  @GetMapping("/api/displays")
  @RequiresRight(Right.SEE_USERS)
  Map<String, Object> all() {
    return Map.of(
        "displays",
        host.floor().house().displays().values().stream()
            .map(display -> Map.of("display", display.name(), "table", display.table()))
            .toList());
  }

  /// The response is the only place where the token appears: only its hash is stored. Repeating the
  /// idempotency key gives a conflict.
  @JsonPost("/api/displays")
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<?> add(ApiRequest asked) {
    var token = Secrets.token();
    var act = asked.read(Act.AddDisplay.class, Map.of("hash", Hash.of(token).toString()));
    return ApiRequest.answer(
        host.act(asked.actor(), act, asked.key(), asked.version())
            .map(done -> Map.of("journals", done.journals(), "token", token)));
  }
}
