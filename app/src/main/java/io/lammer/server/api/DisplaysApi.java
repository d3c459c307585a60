package io.lammer.server.api;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.Secrets;
import io.lammer.store.Hash;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Display;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// The screens that may show a table.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record DisplaysApi(FloorHost host) {
  @GetMapping("/api/displays")
  @Needs(Right.SEE_USERS)
  Map<String, Object> all() {
    return Map.of(
        "displays",
        host.floor().house().displays().values().stream()
            .map(display -> Map.of("display", display.name(), "table", display.table()))
            .toList());
  }

  /// The token is answered once and kept nowhere; sending the key again gives a conflict.
  @JsonPost("/api/displays")
  @Needs(Right.ADMINISTER)
  ResponseEntity<?> add(ApiRequest asked) {
    var fields = asked.fields("display", "table");
    var token = Secrets.token();
    var display =
        new Display(
            fields.need("display").text(), fields.need("table").text(), Hash.of(token).toString());
    return ApiRequest.answer(
        host.act(asked.actor(), new Act.AddDisplay(display), asked.key(), asked.version())
            .map(done -> Map.of("journals", done.journals(), "token", token)));
  }

  @JsonPost("/api/displays/{display}/remove")
  @Needs(Right.ADMINISTER)
  ResponseEntity<?> remove(ApiRequest asked, @PathVariable String display) {
    return asked.act(new Act.RemoveDisplay(display, asked.reason()));
  }
}
