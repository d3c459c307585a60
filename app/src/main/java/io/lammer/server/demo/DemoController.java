package io.lammer.server.demo;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.live.Hub;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/// Pauses, steps and takes over a table of the training floor; answers with its panel.
@RestController
record DemoController(Training training, DemoTopics topics, FloorHost host, Hub hub) {
  /// What is to be done; `luck`: outcomes that hit a jackpot come next.
  @PostMapping(
      path = "/demo/{name}/{what:pause|resume|step|take|give|luck}",
      produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String change(@PathVariable String name, @PathVariable String what) {
    var table = training.table(name).orElseThrow(() -> new NotFound(say("demo.no-table", name)));
    switch (what) {
      case "pause" -> table.in(AutoTable.Mode.PAUSED);
      case "step" -> table.step();
      case "take" -> table.in(AutoTable.Mode.TAKEN);
      case "luck" ->
          host.floor()
              .table(name)
              .map(LiveTable::playing)
              .map(JackpotOutcomes::of)
              .ifPresent(table::wish);
      default -> table.in(AutoTable.Mode.RUNNING);
    }
    hub.refresh("demo/" + name);
    return topics.panel(name);
  }
}
