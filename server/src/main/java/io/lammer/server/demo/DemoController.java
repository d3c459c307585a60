package io.lammer.server.demo;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.live.Hub;
import io.lammer.server.page.NotFound;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/// Pauses, steps and takes over a table of the training floor; answers with its panel.
@RestController
record DemoController(Training training, DemoTopics topics, FloorHost host, Hub hub) {
  private enum What {
    PAUSE,
    RESUME,
    STEP,
    TAKE,
    GIVE,
    LUCK
  }

  @PostMapping(path = "/demo/{table}/pause", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String pause(@PathVariable String table) {
    return change(table, What.PAUSE);
  }

  @PostMapping(path = "/demo/{table}/resume", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String resume(@PathVariable String table) {
    return change(table, What.RESUME);
  }

  @PostMapping(path = "/demo/{table}/step", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String step(@PathVariable String table) {
    return change(table, What.STEP);
  }

  @PostMapping(path = "/demo/{table}/take", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String take(@PathVariable String table) {
    return change(table, What.TAKE);
  }

  @PostMapping(path = "/demo/{table}/give", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String give(@PathVariable String table) {
    return change(table, What.GIVE);
  }

  /// Outcomes that hit a jackpot come next.
  @PostMapping(path = "/demo/{table}/luck", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.PLAY)
  String luck(@PathVariable String table) {
    return change(table, What.LUCK);
  }

  private String change(String name, What what) {
    var table = training.table(name).orElseThrow(() -> new NotFound(say("demo.no-table", name)));
    switch (what) {
      case PAUSE -> table.in(AutoTable.Mode.PAUSED);
      case RESUME, GIVE -> table.in(AutoTable.Mode.RUNNING);
      case STEP -> table.step();
      case TAKE -> table.in(AutoTable.Mode.TAKEN);
      case LUCK ->
          host.floor().table(name).map(LiveTable::playing).map(Chance::luck).ifPresent(table::wish);
    }
    hub.refresh("demo/" + name);
    return topics.panel(name);
  }
}
