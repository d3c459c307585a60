package io.lammer.web.display;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Device;
import io.lammer.house.Display;
import io.lammer.house.LiveDevice;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.PublicPage;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.device.Devices;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem.NotFound;
import io.lammer.web.push.Streams;
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

/// Serves the display of a table, by its token or as a preview for a user. A token opens this
/// display only; there is no session.
@RestController
record DisplayController(
    HouseService host, DisplayTopics topics, Devices devices, Streams streams, Pages pages) {
  @GetMapping(path = "/d/{token}", produces = MediaType.TEXT_HTML_VALUE)
  @PublicPage("the token opens it")
  String display(
      @PathVariable String token,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String sound) {
    return page(opened(token).table(), "/d/" + token + "/live", DisplayChoice.of(lang, sound));
  }

  /// The event stream of a display, which ends when the display is removed.
  @GetMapping("/d/{token}/live")
  @PublicPage("the token opens it")
  void live(
      @PathVariable String token,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String seen,
      @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last,
      HttpServletResponse response) {
    var display = opened(token);
    var table = display.table();
    var language = DisplayChoice.of(lang, "").language();
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

  /// The display with this token, or the device of kind `display` with this token, for which the
  /// request counts as a heartbeat.
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
  @RequiresRight(Right.SEE_TABLES)
  String preview(
      @PathVariable String table,
      @RequestParam(defaultValue = "") String lang,
      @RequestParam(defaultValue = "") String sound) {
    return page(table, "/live", DisplayChoice.of(lang, sound));
  }

  private String page(String table, String stream, DisplayChoice choice) {
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
