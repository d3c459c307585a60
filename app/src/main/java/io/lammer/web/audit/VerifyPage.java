package io.lammer.web.audit;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.journal.VerifyResult;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Pages;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/// The page for verifying journals and for seals.
@RestController
record VerifyPage(HouseService host, Pages pages, Verification verification, EventFormatter told) {
  @GetMapping(path = "/audit/verify", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
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
  @RequiresRight(Right.SEE_JOURNALS)
  String start(Actor actor) {
    verification.start(actor.toString());
    return progress();
  }

  /// The progress bar, which reloads itself while the verification runs, and then the result.
  @GetMapping(path = "/audit/verify/progress", produces = MediaType.TEXT_HTML_VALUE)
  @RequiresRight(Right.SEE_JOURNALS)
  String progress() {
    var state = verification.state();
    var ended = state.ended();
    var values = new HashMap<String, @Nullable Object>();
    values.put("running", state.running());
    values.put("done", state.done());
    values.put("total", Math.max(1, state.total()));
    values.put("by", state.by());
    values.put("ended", ended == null ? "" : told.time(ended));
    values.put("sound", state.finding() instanceof VerifyResult.Sound);
    values.put("finding", state.finding() == null ? "" : words(state.finding()));
    return pages.piece("audit/progress.jte", values);
  }

  private static String words(VerifyResult finding) {
    return switch (finding) {
      case VerifyResult.Sound sound ->
          say(
              "audit.sound",
              number(sound.journals()),
              number(sound.events()),
              number(sound.commands()),
              number(sound.seals()));
      case VerifyResult.Broken(var sentence) -> say("audit.broken", sentence);
    };
  }

  private static String number(long count) {
    return "%,d".formatted(count);
  }
}
