package io.lammer.server.floor;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.demo.DemoTopics;
import io.lammer.server.page.Pages;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The floor: a tile for each table, the jackpots, and what waits for a supervisor.
@RestController
record FloorController(FloorHost host, Pages pages, FloorTopics topics, DemoTopics demo) {
  @GetMapping(path = "/floor", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_FLOOR)
  String floor() {
    var shown =
        host.live().tables().stream()
            .map(live -> new Tile.Shown(live.name(), topics.tile(live), demo.panel(live.name())))
            .toList();
    return pages.page(
        "floor",
        say("floor.title"),
        Map.of(
            "tiles",
            shown,
            "meters",
            topics.meters().render(),
            "alerts",
            topics.alerts().render(),
            "server",
            topics.server().render()));
  }

  /// Answers with a sentence for the person.
  @PostMapping(path = "/floor/alerts/{number}", produces = MediaType.TEXT_PLAIN_VALUE)
  @Needs(Right.ACKNOWLEDGE)
  ResponseEntity<String> acknowledge(
      Actor actor, @PathVariable int number, @RequestParam(defaultValue = "") String note) {
    var refused = host.act(actor, new Act.Acknowledge(number, note.strip())).sentences();
    return refused.isEmpty()
        ? ResponseEntity.ok(say("floor.acknowledged"))
        : ResponseEntity.unprocessableContent().body(refused.getFirst());
  }
}
