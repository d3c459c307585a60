package io.lammer.server.api;

import io.lammer.server.FloorHost;
import io.lammer.server.page.Status;
import io.lammer.store.Credential;
import io.lammer.store.floor.Receipt;
import io.lammer.tables.Answer;
import io.lammer.tables.Refusal;
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
    return answer(ask(asked, act));
  }

  /// @param secret what the act sets, as it is to be kept
  ResponseEntity<?> act(Asked asked, Act act, Credential secret) {
    return answer(host.act(asked.actor(), act, asked.key(), asked.version(), List.of(secret)));
  }

  Answer<Receipt> ask(Asked asked, Act act) {
    return host.act(asked.actor(), act, asked.key(), asked.version());
  }

  /// What the floor said: what came of it, or why not.
  static ResponseEntity<?> answer(Answer<?> answer) {
    return switch (answer) {
      case Answer.Accepted<?>(var result) -> ResponseEntity.ok(result);
      case Answer.Refused<?>(var refusals) ->
          problem(
              Status.of(refusals.getFirst().code()),
              refusals.getFirst().code().word(),
              refusals.getFirst().message(),
              refusals);
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
