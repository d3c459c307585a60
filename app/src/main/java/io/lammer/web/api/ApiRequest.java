package io.lammer.web.api;

import io.lammer.house.Act;
import io.lammer.house.ActReader;
import io.lammer.house.Actor;
import io.lammer.journal.Credential;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.page.Language;
import io.lammer.web.page.Problem;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

/// A command from an API client: the user, the idempotency key and the JSON body.
///
/// @param language the language in which refusals are explained, in addition to English
/// @param version the version of the table or jackpot the client last saw (`If-Match`), or null
record ApiRequest(
    HouseService host,
    Actor actor,
    String key,
    @Nullable Long version,
    Language language,
    Value body) {
  /// Executes the act and converts the result to a response. An act that must name the version it
  /// was decided on is refused without one.
  ///
  /// @param secrets the credentials that the act sets, as they are stored
  ResponseEntity<?> act(Act act, Credential... secrets) {
    if (act.versioned() && version == null) {
      throw new Problem(
          HttpStatus.PRECONDITION_REQUIRED,
          "no If-Match header; this command must name the version it was decided on");
    }
    var answer = host.act(actor, act, key, version, List.of(secrets));
    return language.speak(() -> answer(answer));
  }

  /// Reads the act that the body states.
  ///
  /// @param supplied the fields that come from the server
  <A extends Act> A read(Class<A> act, Map<String, Object> supplied) {
    return ActReader.of("", body, supplied, ForeignFormats::commands).read(act);
  }

  /// Converts a result to a response: 200 with the receipt, or a problem with the refusals.
  static ResponseEntity<?> answer(Answer<?> answer) {
    return switch (answer) {
      case Answer.Accepted<?>(var result) -> ResponseEntity.ok(result);
      case Answer.Refused<?>(var refusals) -> {
        var first = refusals.getFirst();
        yield Problem.told(
            Problem.of(first.code()), first.code().word(), first.sentence(), refusals);
      }
    };
  }

  /// The fields of the body; refuses any field not listed.
  Value.Fields fields(String... known) {
    return body.fields(known);
  }
}
