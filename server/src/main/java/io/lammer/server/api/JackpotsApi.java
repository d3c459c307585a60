package io.lammer.server.api;

import io.lammer.report.transcript.JackpotJson;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Jackpots as they are.
@RestController
final class JackpotsApi {
  private final FloorHost host;

  JackpotsApi(FloorHost host) {
    this.host = host;
  }

  @GetMapping("/api/jackpots")
  @Needs(Right.SEE_JACKPOTS)
  Map<String, Object> all() {
    return Map.of(
        "jackpots", host.live().jackpots().stream().map(jackpot -> json(jackpot.name())).toList());
  }

  @GetMapping("/api/jackpots/{jackpot}")
  @Needs(Right.SEE_JACKPOTS)
  ResponseEntity<?> one(@PathVariable String jackpot) {
    var json = json(jackpot);
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  private Map<String, @Nullable Object> json(String path) {
    var version = host.live().version(LiveJackpot.journal(PathNames.name(path)));
    return JackpotJson.of(PathNames.jackpot(host, path), version);
  }
}
