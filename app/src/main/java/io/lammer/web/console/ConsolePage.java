package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.LiveTable;
import io.lammer.house.Role.Right;
import io.lammer.house.User;
import io.lammer.web.HouseService;
import io.lammer.web.access.ConsoleCookie;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.games.GamePages;
import io.lammer.web.page.Language;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import io.lammer.web.training.DemoTopics;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The console page of a table.
@RestController
record ConsolePage(
    HouseService host, Pages pages, ConsoleTopic topics, DemoTopics demo, ConsoleCookie screen) {
  @GetMapping(path = "/tables/{name}", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_TABLES)
  String console(
      @PathVariable String name,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      HttpServletRequest request,
      HttpServletResponse response) {
    screen.shown(name, request, response);
    return Language.chosen(language).speak(() -> console(table(name)));
  }

  private String console(LiveTable live) {
    var feed = topics.render(live.name());
    return live.table() == null ? drafted(live, feed) : console(live, feed);
  }

  private String console(LiveTable live, String feed) {
    var game = GamePages.of(live.playing());
    var console =
        new ConsoleLayout(
            live,
            game.console().keypad(live.playing().layout()),
            ConsoleTopic.name(live.name()),
            feed,
            demo.panel(live.name()),
            dealers());
    return pages.page(
        game.templates() + "/console.jte",
        "console",
        say("console.title", live.name()),
        Map.of("console", console));
  }

  private String drafted(LiveTable live, String feed) {
    return pages.page(
        "console-draft.jte",
        "console",
        say("console.title", live.name()),
        Map.of(
            "live",
            live,
            "drafted",
            OpeningBlockers.of(host.floor(), live),
            "topic",
            ConsoleTopic.name(live.name()),
            "feed",
            feed));
  }

  private List<User> dealers() {
    return host.floor().house().users().values().stream()
        .filter(user -> user.active() && user.role().may(Right.PLAY))
        .toList();
  }

  /// Commands that repeat the wagers of the last round.
  @GetMapping(path = "/tables/{name}/again", produces = MediaType.APPLICATION_JSON_VALUE)
  @RequiresRight(Right.PLAY)
  BulkCommands again(
      @PathVariable String name,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      @RequestParam(defaultValue = "0") int seat,
      @RequestParam(defaultValue = "false") boolean all) {
    var live = opened(name);
    return Language.chosen(language)
        .speak(() -> BulkCommands.again(live.view(host.floor()), live, seat, all));
  }

  @GetMapping(path = "/tables/{name}/aside", produces = MediaType.APPLICATION_JSON_VALUE)
  @RequiresRight(Right.PLAY)
  BulkCommands aside(
      @PathVariable String name,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language) {
    var live = opened(name);
    return Language.chosen(language)
        .speak(() -> BulkCommands.putBack(live.view(host.floor()), live));
  }

  @GetMapping(path = "/tables/{name}/down", produces = MediaType.APPLICATION_JSON_VALUE)
  @RequiresRight(Right.PLAY)
  BulkCommands down(
      @PathVariable String name,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      @RequestParam(defaultValue = "0") int seat) {
    var view = opened(name).view(host.floor());
    return Language.chosen(language).speak(() -> BulkCommands.down(view, seat));
  }

  private LiveTable opened(String name) {
    var live = table(name);
    if (live.table() == null) {
      throw new NotFound(say("console.never-opened", name));
    }
    return live;
  }

  private LiveTable table(String name) {
    return host.floor()
        .table(name)
        .orElseThrow(() -> new NotFound(say("console.unknown-table", name)));
  }
}
