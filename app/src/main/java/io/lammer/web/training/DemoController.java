package io.lammer.web.training;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Problem.NotFound;
import io.lammer.web.push.Hub;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/// Pauses, steps or takes over a table of the training floor, and answers with its panel.
@RestController
record DemoController(Training training, DemoTopics topics, HouseService host, Hub hub) {
  /// @param what the change; `luck` makes outcomes that hit a jackpot come next
  @PostMapping(
      path = "/demo/{name}/{what:pause|resume|step|take|give|luck}",
      produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.PLAY)
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
              .map(playing -> GamePages.of(playing).training().jackpot(playing))
              .ifPresent(table::wish);
      default -> table.in(AutoTable.Mode.RUNNING);
    }
    hub.refresh("demo/" + name);
    return topics.panel(name);
  }
}
