package io.lammer.web.api;

import static io.lammer.web.audit.EventFormatter.name;

import io.lammer.house.LiveJackpot;
import io.lammer.house.Role.Right;
import io.lammer.render.transcript.JackpotJson;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Problem.NotFound;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// API of jackpots and their hits.
@RestController
record JackpotsApi(HouseService host) {
  @GetMapping("/api/jackpots")
  @RequiresRight(Right.SEE_JACKPOTS)
  Map<String, Object> all() {
    return Map.of(
        "jackpots", host.live().jackpots().stream().map(jackpot -> json(jackpot.name())).toList());
  }

  @GetMapping("/api/jackpots/{jackpot}")
  @RequiresRight(Right.SEE_JACKPOTS)
  ResponseEntity<?> one(@PathVariable String jackpot) {
    var json = json(jackpot);
    return ResponseEntity.ok().eTag(String.valueOf(json.get("version"))).body(json);
  }

  private Map<String, @Nullable Object> json(String path) {
    var version = host.live().version(LiveJackpot.journal(name(path)));
    return host.floor()
        .jackpot(name(path))
        .map(jackpot -> JackpotJson.of(jackpot, version))
        .orElseThrow(() -> new NotFound("there is no jackpot \"%s\"".formatted(name(path))));
  }
}
