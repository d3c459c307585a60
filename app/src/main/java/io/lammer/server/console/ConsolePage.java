package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.report.felt.FeltSvg;
import io.lammer.server.FloorHost;
import io.lammer.server.access.ConsoleCookie;
import io.lammer.server.access.Needs;
import io.lammer.server.demo.DemoTopics;
import io.lammer.server.page.Language;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.Layout;
import io.lammer.tables.Offer;
import io.lammer.tables.floor.LiveTable;
import io.lammer.tables.floor.Role.Right;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The console of one table.
@RestController
record ConsolePage(
    FloorHost host, Pages pages, ConsoleTopic topics, DemoTopics demo, ConsoleCookie screen) {
  @GetMapping(path = "/tables/{name}", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_TABLES)
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
    var layout = live.playing().layout();
    var board = Board.of(layout);
    var values = new HashMap<String, @Nullable Object>();
    values.put("live", live);
    values.put("felt", board == null ? FeltSvg.layout(layout) : FeltSvg.picture(layout));
    values.put("board", board);
    values.put("feed", feed);
    values.put("topic", ConsoleTopic.name(live.name()));
    values.put("fixed", fixed(layout));
    values.put("amounts", Amounts.of(layout));
    values.put("demo", demo.panel(live.name()));
    values.put("dealers", dealers());
    return pages.page("console", say("console.title", live.name()), values);
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
            Drafted.of(host.floor(), live),
            "topic",
            ConsoleTopic.name(live.name()),
            "feed",
            feed));
  }

  /// The wagers whose amount is fixed.
  private static String fixed(Layout layout) {
    return layout.offers().values().stream()
        .filter(offer -> offer.jackpot() != null)
        .map(Offer::name)
        .distinct()
        .collect(Collectors.joining(" "));
  }

  /// Those who may take the console over.
  private List<User> dealers() {
    return host.floor().house().users().values().stream()
        .filter(user -> user.active() && user.role().may(Right.PLAY))
        .toList();
  }

  /// The last round's wagers that are to be made again, as commands.
  @GetMapping(path = "/tables/{name}/again", produces = MediaType.APPLICATION_JSON_VALUE)
  @Needs(Right.PLAY)
  KeyedCommands again(
      @PathVariable String name,
      @RequestParam(defaultValue = "0") int seat,
      @RequestParam(defaultValue = "false") boolean all) {
    var live = opened(name);
    return KeyedCommands.again(live.view(host.floor()), live, seat, all);
  }

  /// The wagers that a void set aside, as commands.
  @GetMapping(path = "/tables/{name}/aside", produces = MediaType.APPLICATION_JSON_VALUE)
  @Needs(Right.PLAY)
  KeyedCommands aside(@PathVariable String name) {
    var live = opened(name);
    return KeyedCommands.putBack(live.view(host.floor()), live);
  }

  /// What may come down, as commands.
  @GetMapping(path = "/tables/{name}/down", produces = MediaType.APPLICATION_JSON_VALUE)
  @Needs(Right.PLAY)
  KeyedCommands down(@PathVariable String name, @RequestParam(defaultValue = "0") int seat) {
    return KeyedCommands.down(opened(name).view(host.floor()), seat);
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
