package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.page.Key;
import io.lammer.server.page.Pages;
import io.lammer.server.page.Problem;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveJackpot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// A form of the desk that a person has sent. It asks the floor, and says what came of it.
///
/// @param key that makes it happen once; null where the page sent none
record Sent(FloorHost host, Pages pages, Actor actor, @Nullable String key, Fields fields) {
  private static final int TRIES = 5;

  /// What was seen before so many events is too long ago to compare.
  private static final int MOST_SINCE = 10_000;

  /// What happens to a busy jackpot all the time and changes nothing about its hits.
  private static final Set<String> QUIET =
      Set.of(
          "contributed", "joined", "left", "read", "deposited", "counted", "witnessed", "verified");

  /// @param then where the person goes when it is done
  ResponseEntity<String> ask(Act act, String then) {
    return answer(host.act(actor, act, Key.of(actor, key), null), then);
  }

  /// As `ask`, for what was decided on a version of a jackpot. Wagers that came in since then do
  /// not matter; anything else does.
  ResponseEntity<String> ask(Act.AtJackpot act, long seen, String then) {
    var journal = LiveJackpot.journal(act.jackpot());
    var answer = host.act(actor, act, Key.of(actor, key), same(journal, seen));
    for (var tries = 1; tries < TRIES && isStale(answer) && same(journal, seen) != seen; tries++) {
      answer = host.act(actor, act, Key.of(actor, key), same(journal, seen));
    }
    return answer(answer, then);
  }

  /// The newest version that says the same about hits as the one that was seen.
  private long same(String journal, long seen) {
    var now = host.live().version(journal);
    return host.live().database().journals().areOnly(QUIET, journal, seen, MOST_SINCE)
        ? Math.max(now, seen)
        : seen;
  }

  private static boolean isStale(Answer<?> answer) {
    return answer.refusals().stream().anyMatch(refusal -> refusal.code() == Code.STALE);
  }

  private ResponseEntity<String> answer(Answer<Receipt> answer, String then) {
    return switch (answer) {
      case Answer.Accepted<Receipt> _ ->
          ResponseEntity.ok()
              .contentType(MediaType.TEXT_HTML)
              .header("HX-Redirect", then)
              .body(pages.piece("jackpot/done.jte", Map.of("then", then)));
      case Answer.Refused<Receipt>(var refusals) -> refused(refusals);
    };
  }

  ResponseEntity<String> refused(List<Refusal> refusals) {
    return ResponseEntity.status(Problem.of(refusals.getFirst().code()))
        .contentType(MediaType.TEXT_HTML)
        .body(pages.piece("jackpot/refused.jte", Map.of("refusals", refusals)));
  }
}
