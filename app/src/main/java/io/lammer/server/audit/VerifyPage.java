package io.lammer.server.audit;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.page.Pages;
import io.lammer.store.Finding;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/// Verification and seals.
@RestController
record VerifyPage(FloorHost host, Pages pages, Verification verification, EventLines told) {
  @GetMapping(path = "/audit/verify", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String page() {
    return pages.page(
        "audit/verify.jte",
        JournalPages.PAGE,
        say("audit.verify"),
        Map.of(
            "progress", progress(),
            "seals", host.live().database().seals().list().reversed(),
            "told", told));
  }

  @PostMapping(path = "/audit/verify", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String start(Actor actor) {
    verification.start(actor.toString());
    return progress();
  }

  /// The bar while it runs, which asks again by itself, and the finding afterwards.
  @GetMapping(path = "/audit/verify/progress", produces = MediaType.TEXT_HTML_VALUE)
  @Needs(Right.SEE_JOURNALS)
  String progress() {
    var state = verification.state();
    var ended = state.ended();
    var values = new HashMap<String, @Nullable Object>();
    values.put("running", state.running());
    values.put("done", state.done());
    values.put("total", Math.max(1, state.total()));
    values.put("by", state.by());
    values.put("ended", ended == null ? "" : told.time(ended));
    values.put("sound", state.finding() instanceof Finding.Sound);
    values.put("finding", state.finding() == null ? "" : words(state.finding()));
    return pages.piece("audit/progress.jte", values);
  }

  private static String words(Finding finding) {
    return switch (finding) {
      case Finding.Sound sound ->
          say(
              "audit.sound",
              number(sound.journals()),
              number(sound.events()),
              number(sound.commands()),
              number(sound.seals()));
      case Finding.Broken(var sentence) -> say("audit.broken", sentence);
    };
  }

  private static String number(long count) {
    return "%,d".formatted(count);
  }
}
