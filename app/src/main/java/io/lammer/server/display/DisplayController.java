package io.lammer.server.display;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.Open;
import io.lammer.server.device.Devices;
import io.lammer.server.live.Streams;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.Device;
import io.lammer.tables.floor.Display;
import io.lammer.tables.floor.LiveDevice;
import io.lammer.tables.floor.Role.Right;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The display of a table, by its token or as a preview. There is no session behind a token, and
/// nothing that it could ask for.
@RestController
record DisplayController(
    FloorHost host, DisplayTopics topics, Devices devices, Streams streams, Pages pages) {
  @GetMapping(path = "/d/{token}", produces = MediaType.TEXT_HTML_VALUE)
  @Open("the token opens it")
  String display(
      @PathVariable String token,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String sound) {
    return page(opened(token).table(), "/d/" + token + "/live", Choice.of(lang, sound));
  }

  /// Ends when the display is removed. What else a screen asks for is not there.
  @GetMapping("/d/{token}/live")
  @Open("the token opens it")
  void live(
      @PathVariable String token,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String seen,
      @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last,
      HttpServletResponse response) {
    var display = opened(token);
    var table = display.table();
    var language = Choice.of(lang, "").language();
    var topic = topics.topic(table, language).orElseThrow(DisplayController::unknown);
    streams.send(
        display.name(),
        Map.of(DisplayTopics.name(table, language), topic),
        last == null ? seen : last,
        response,
        () -> found(token).isPresent());
  }

  private Display opened(String token) {
    return found(token).orElseThrow(DisplayController::unknown);
  }

  /// A display, or a device that is one and is heard by asking.
  private Optional<Display> found(String token) {
    return host.floor()
        .house()
        .displayOf(Token.hash(token))
        .or(
            () ->
                devices
                    .find(token)
                    .filter(live -> live.device().kind() == Device.Kind.DISPLAY)
                    .map(this::heard));
  }

  private Display heard(LiveDevice live) {
    devices.hear(live);
    return new Display(live.name(), live.device().table(), live.device().hash());
  }

  private static NotFound unknown() {
    return new NotFound(say("display.unknown"));
  }

  @GetMapping(path = "/tables/{table}/display", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_TABLES)
  String preview(
      @PathVariable String table,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String sound) {
    return page(table, "/live", Choice.of(lang, sound));
  }

  private String page(String table, String stream, Choice choice) {
    var title = choice.words().say("title", table);
    var topic = DisplayTopics.name(table, choice.language());
    var now =
        topics
            .topic(table, choice.language())
            .orElseThrow(() -> new NotFound(say("display.no-table", table)))
            .render();
    return pages.piece(
        "display.jte",
        Map.of(
            "title",
            title,
            "choice",
            choice,
            "topic",
            topic,
            "stream",
            stream,
            "now",
            now,
            "current",
            host.live().isCurrent()));
  }
}
