package io.lammer.web.api;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.render.transcript.LiveJson;
import io.lammer.script.ScriptText;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// API of tables: their state, play, set-up, and opening and closing.
@RestController
record TablesApi(HouseService host) {
  @GetMapping("/api/tables")
  @RequiresRight(Right.SEE_TABLES)
  Map<String, Object> all() {
    return Map.of("tables", host.live().tables().stream().map(this::json).toList());
  }

  @GetMapping("/api/tables/{table}")
  @RequiresRight(Right.SEE_TABLES)
  ResponseEntity<?> one(@PathVariable String table) {
    var json = json(table(table));
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  @GetMapping("/api/tables/{table}/setup")
  @RequiresRight(Right.SEE_SET_UPS)
  Map<String, Object> setup(@PathVariable String table) {
    return Map.of("setup", ScriptText.setup(table(table).setup()));
  }

  /// Reads the version before the state. If the table changes in between, the version is too old
  /// and a command with it is refused; a version that is too new would be accepted wrongly.
  private Map<String, @Nullable Object> json(LiveTable table) {
    var version = host.live().version(LiveTable.journal(table.name()));
    return LiveJson.now(
        table(table.name()),
        version,
        name -> host.floor().jackpot(name).map(LiveJackpot::money).orElseThrow());
  }

  private LiveTable table(String name) {
    return host.floor()
        .table(name)
        .orElseThrow(() -> new NotFound("there is no table \"%s\"".formatted(name)));
  }
}
