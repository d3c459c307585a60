package io.lammer.web.floor;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import io.lammer.web.training.DemoTopics;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The floor page for supervisors: a tile for each table, jackpot meters and open alerts.
@RestController
record FloorController(HouseService host, Pages pages, FloorTopics topics, DemoTopics demo) {
  @GetMapping(path = "/floor", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_FLOOR)
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

  /// Acknowledges an alert; the response is a sentence to display.
  @PostMapping(path = "/floor/alerts/{number}", produces = MediaType.TEXT_PLAIN_VALUE)
  @RequiresRight(Right.ACKNOWLEDGE)
  ResponseEntity<String> acknowledge(
      Actor actor, @PathVariable int number, @RequestParam(defaultValue = "") String note) {
    var refused = host.act(actor, new Act.Acknowledge(number, note.strip())).sentences();
    return refused.isEmpty()
        ? ResponseEntity.ok(say("floor.acknowledged"))
        : ResponseEntity.unprocessableContent().body(refused.getFirst());
  }
}
