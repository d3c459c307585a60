package io.lammer.server.api;

import io.lammer.rules.yaml.Value;
import io.lammer.tables.floor.Actor;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/// A command of a program: who sends it, under which key, and what it says.
///
/// @param version of the thing it is about, as the program saw it, or null
record Asked(Actor actor, String key, @Nullable Long version, Value body) {

  /// What it says, with no other keys than these.
  Value.Fields fields(String... known) {
    return body.fields(known);
  }

  /// The reason, where there is nothing else to say.
  String reason() {
    return fields("reason").need("reason").text();
  }

  static List<String> accepted(Value.Fields fields) {
    var list = fields.maybe("accepted");
    return list == null ? List.of() : list.each(Value::text);
  }

  /// Two persons must not do the same at once: such a command says which version it saw.
  Asked requireVersion() {
    if (version == null) {
      throw new ErrorResponseException(
          HttpStatus.PRECONDITION_REQUIRED,
          ProblemDetail.forStatusAndDetail(
              HttpStatus.PRECONDITION_REQUIRED,
              "no If-Match header; this command must name the version it was decided on"),
          null);
    }
    return this;
  }
}
