package io.lammer.server.api;

import io.lammer.server.FloorHost;
import io.lammer.store.Credential;
import io.lammer.store.floor.Reply;
import io.lammer.tables.Refusal;
import io.lammer.tables.Refusal.Code;
import io.lammer.tables.floor.Act;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/// Asks the floor on behalf of a request, and turns its reply into an answer.
@Component
public final class Answers {
  private final FloorHost host;

  Answers(FloorHost host) {
    this.host = host;
  }

  ResponseEntity<?> act(Asked asked, Act act) {
    return answer(reply(asked, act));
  }

  /// @param secret what the act sets, as it is to be kept
  ResponseEntity<?> act(Asked asked, Act act, Credential secret) {
    return answer(host.act(asked.actor(), act, asked.key(), asked.version(), List.of(secret)));
  }

  Reply reply(Asked asked, Act act) {
    return host.act(asked.actor(), act, asked.key(), asked.version());
  }

  /// What the floor said: what it wrote down, or why not.
  static ResponseEntity<?> answer(Reply reply) {
    return switch (reply) {
      case Reply.Done(var numbers, var repeated) ->
          ResponseEntity.ok(Map.of("journals", numbers, "repeated", repeated));
      case Reply.Refused(var refusals) -> refused(refusals);
      case Reply.KeyReused(var key) ->
          problem(
              HttpStatus.CONFLICT,
              "key-reused",
              "the key \"%s\" was used for something else".formatted(key),
              List.of());
    };
  }

  private static ResponseEntity<?> refused(List<Refusal> refusals) {
    var first = refusals.getFirst();
    return problem(status(first.code()), first.code().word(), first.message(), refusals);
  }

  private static HttpStatus status(Code code) {
    return switch (code) {
      case NOT_ALLOWED, SAME_PERSON, SAME_DEPARTMENT -> HttpStatus.FORBIDDEN;
      case UNKNOWN_TABLE,
          UNKNOWN_JACKPOT,
          UNKNOWN_USER,
          UNKNOWN_DISPLAY,
          UNKNOWN_ALERT,
          UNKNOWN_HIT,
          UNKNOWN_PROPOSAL,
          UNKNOWN_SLIP,
          UNKNOWN_DISPUTE ->
          HttpStatus.NOT_FOUND;
      case STALE -> HttpStatus.PRECONDITION_FAILED;
      default -> HttpStatus.UNPROCESSABLE_CONTENT;
    };
  }

  static ResponseEntity<ProblemDetail> problem(
      HttpStatus status, String code, String sentence, List<Refusal> refusals) {
    var problem = ProblemDetail.forStatusAndDetail(status, sentence);
    problem.setProperty("code", code);
    problem.setProperty(
        "refusals",
        refusals.stream()
            .map(refusal -> Map.of("code", refusal.code().word(), "message", refusal.message()))
            .toList());
    return ResponseEntity.status(status)
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(problem);
  }
}
