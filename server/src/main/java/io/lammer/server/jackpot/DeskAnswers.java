package io.lammer.server.jackpot;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.page.Key;
import io.lammer.server.page.Pages;
import io.lammer.store.Search;
import io.lammer.store.floor.Reply;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.LiveJackpot;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/// Asks the floor what a form of the desk wants, and says what came of it.
@Component
final class DeskAnswers {
  private static final int TRIES = 5;

  /// What happens to a busy jackpot all the time and changes nothing about its hits.
  private static final Set<String> QUIET =
      Set.of("contributed", "joined", "left", "read", "deposited", "counted", "witnessed");

  private final FloorHost host;
  private final Pages pages;

  DeskAnswers(FloorHost host, Pages pages) {
    this.host = host;
    this.pages = pages;
  }

  /// @param then where the person goes when it is done
  ResponseEntity<String> ask(Actor actor, Act act, @Nullable String key, String then) {
    return answer(host.act(actor, act, Key.of(actor, key), null), then);
  }

  /// As `ask`, for what was decided on a version of a jackpot. Wagers that came in since then do
  /// not matter; anything else does.
  ResponseEntity<String> ask(
      Actor actor, Act.AtJackpot act, @Nullable String key, long seen, String then) {
    var journal = LiveJackpot.journal(act.jackpot());
    Reply reply = new Reply.Refused(List.of());
    for (var tries = 0; tries < TRIES; tries++) {
      reply = host.act(actor, act, Key.of(actor, key), same(journal, seen));
      if (!isStale(reply) || same(journal, seen) == seen) {
        break;
      }
    }
    return answer(reply, then);
  }

  /// The newest version that says the same about hits as the one that was seen.
  private long same(String journal, long seen) {
    var now = host.live().version(journal);
    var after =
        host.live().database().journals().newer(Search.in(journal), seen, Integer.MAX_VALUE);
    return after.stream().allMatch(event -> QUIET.contains(event.entry().kind()))
        ? Math.max(now, seen)
        : seen;
  }

  private static boolean isStale(Reply reply) {
    return reply instanceof Reply.Refused(var refusals)
        && refusals.stream().anyMatch(refusal -> refusal.code() == Code.STALE);
  }

  private ResponseEntity<String> answer(Reply reply, String then) {
    return switch (reply) {
      case Reply.Done _ ->
          ResponseEntity.ok()
              .contentType(MediaType.TEXT_HTML)
              .header("HX-Redirect", then)
              .body(pages.piece("jackpot/done.jte", Map.of("then", then)));
      case Reply.Refused(var refusals) -> refused(refusals);
      case Reply.KeyReused _ ->
          refused(List.of(new Refusal(Code.STALE, say("jackpots.bad.key-reused"))));
    };
  }

  ResponseEntity<String> refused(List<Refusal> refusals) {
    return ResponseEntity.status(status(refusals.getFirst().code()))
        .contentType(MediaType.TEXT_HTML)
        .body(pages.piece("jackpot/refused.jte", Map.of("refusals", refusals)));
  }

  private static HttpStatus status(Code code) {
    return switch (code) {
      case NOT_ALLOWED, SAME_PERSON, SAME_DEPARTMENT -> HttpStatus.FORBIDDEN;
      case UNKNOWN_JACKPOT, UNKNOWN_HIT, UNKNOWN_PROPOSAL, UNKNOWN_SLIP, UNKNOWN_DISPUTE ->
          HttpStatus.NOT_FOUND;
      case STALE -> HttpStatus.PRECONDITION_FAILED;
      default -> HttpStatus.UNPROCESSABLE_CONTENT;
    };
  }
}
