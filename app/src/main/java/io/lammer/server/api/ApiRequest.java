package io.lammer.server.api;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.page.Problem;
import io.lammer.store.Credential;
import io.lammer.tables.Answer;
import io.lammer.tables.floor.Act;
import io.lammer.tables.floor.Actor;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

/// A command of a program: who sends it, under which key, and what it says.
///
/// @param version of the thing it is about, as the program saw it, or null
record ApiRequest(FloorHost host, Actor actor, String key, @Nullable Long version, Value body) {
  /// Asks the floor, and turns its reply into an answer.
  ///
  /// @param secrets what the act sets, as it is to be kept
  ResponseEntity<?> act(Act act, Credential... secrets) {
    return answer(host.act(actor, act, key, version, List.of(secrets)));
  }

  /// What the floor said: what came of it, or why not.
  static ResponseEntity<?> answer(Answer<?> answer) {
    return switch (answer) {
      case Answer.Accepted<?>(var result) -> ResponseEntity.ok(result);
      case Answer.Refused<?>(var refusals) -> {
        var first = refusals.getFirst();
        yield Problem.told(Problem.of(first.code()), first.code().word(), first.said(), refusals);
      }
    };
  }

  /// What it says, with no other keys than these.
  Value.Fields fields(String... known) {
    return body.fields(known);
  }

  /// The reason, where there is nothing else to say.
  String reason() {
    return fields("reason").need("reason").text();
  }

  static List<String> accepted(Value.Fields fields) {
    return fields.maybe("accepted", list -> list.each(Value::text), List.of());
  }

  /// Two persons must not do the same at once: such a command says which version it saw.
  ApiRequest requireVersion() {
    if (version == null) {
      throw new Problem(
          HttpStatus.PRECONDITION_REQUIRED,
          "no If-Match header; this command must name the version it was decided on");
    }
    return this;
  }
}
