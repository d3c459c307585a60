package io.lammer.server.api;

import io.lammer.report.transcript.LiveJson;
import io.lammer.script.ScriptText;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Tables as they are.
@RestController
final class TablesApi {
  private final FloorHost host;

  TablesApi(FloorHost host) {
    this.host = host;
  }

  @GetMapping("/api/tables")
  @Needs(Right.SEE_TABLES)
  Map<String, Object> all() {
    return Map.of("tables", host.live().tables().stream().map(this::json).toList());
  }

  @GetMapping("/api/tables/{table}")
  @Needs(Right.SEE_TABLES)
  ResponseEntity<?> one(@PathVariable String table) {
    var json = json(PathNames.table(host, table));
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  @GetMapping("/api/tables/{table}/setup")
  @Needs(Right.SEE_SET_UPS)
  Map<String, Object> setup(@PathVariable String table) {
    return Map.of("setup", ScriptText.setup(PathNames.table(host, table).setup()));
  }

  /// The version is read first: one that is too old is refused, one that is too new would not be.
  private Map<String, @Nullable Object> json(LiveTable table) {
    var version = host.live().version(LiveTable.journal(table.name()));
    return LiveJson.now(
        PathNames.table(host, table.name()),
        version,
        name -> host.floor().jackpot(name).map(LiveJackpot::money).orElseThrow());
  }
}
