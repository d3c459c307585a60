package io.lammer.web.desk;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.LiveJackpot;
import io.lammer.runtime.Receipt;
import io.lammer.table.Answer;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import io.lammer.web.HouseService;
import io.lammer.web.page.ActForm;
import io.lammer.web.page.IdempotencyKey;
import io.lammer.web.page.Pages;
import io.lammer.web.page.Problem;
import io.lammer.web.page.Problem.BadRequest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/// A submitted form of the jackpot desk: executes its act and responds with a redirect or the
/// refusals.
///
/// @param key the idempotency key; null if the form has none
record DeskForm(HouseService host, Pages pages, Actor actor, @Nullable String key, ActForm form) {
  private static final int TRIES = 5;

  /// Maximum number of events that are compared since the version the user saw.
  private static final int MOST_SINCE = 10_000;

  /// Kinds of events that are frequent at a busy jackpot and do not change its hits.
  private static final Set<String> QUIET =
      Set.of(
          "contributed", "joined", "left", "read", "deposited", "counted", "witnessed", "verified");

  /// Executes the act. If the form names the version of the jackpot that the user saw, it goes
  /// through if all events since then are of the kinds in `QUIET`, such as new wagers, and is
  /// refused as stale otherwise.
  ResponseEntity<String> ask(Act act) {
    var version = form.text("version");
    if (!version.matches("[0-9]{1,18}") && (act.versioned() || !version.isEmpty())) {
      throw new BadRequest(say("jackpots.bad.choice", version));
    }
    return act instanceof Act.AtJackpot at && !version.isEmpty()
        ? answer(act, ask(at, Long.parseLong(version)))
        : answer(act, host.act(actor, act, IdempotencyKey.of(actor, key), null));
  }

  private Answer<Receipt> ask(Act.AtJackpot act, long seen) {
    var journal = LiveJackpot.journal(act.jackpot());
    var answer = host.act(actor, act, IdempotencyKey.of(actor, key), same(journal, seen));
    for (var tries = 1; tries < TRIES && isStale(answer) && same(journal, seen) != seen; tries++) {
      answer = host.act(actor, act, IdempotencyKey.of(actor, key), same(journal, seen));
    }
    return answer;
  }

  /// The current version if only quiet events came since the one the user saw; else the latter.
  private long same(String journal, long seen) {
    var now = host.live().version(journal);
    return host.live().database().journals().areOnly(QUIET, journal, seen, MOST_SINCE)
        ? Math.max(now, seen)
        : seen;
  }

  private static boolean isStale(Answer<?> answer) {
    return answer.refusals().stream().anyMatch(refusal -> refusal.code() == Code.STALE);
  }

  private ResponseEntity<String> answer(Act act, Answer<Receipt> answer) {
    return switch (answer) {
      case Answer.Accepted<Receipt> _ -> done(DeskPath.after(act, host.floor()));
      case Answer.Refused<Receipt>(var refusals) -> refused(refusals);
    };
  }

  private ResponseEntity<String> done(String then) {
    return ResponseEntity.ok()
        .contentType(MediaType.TEXT_HTML)
        .header("HX-Redirect", then)
        .body(pages.piece("jackpot/done.jte", Map.of("then", then)));
  }

  ResponseEntity<String> refused(List<Refusal> refusals) {
    return ResponseEntity.status(Problem.of(refusals.getFirst().code()))
        .contentType(MediaType.TEXT_HTML)
        .body(pages.piece("jackpot/refused.jte", Map.of("refusals", refusals)));
  }
}
