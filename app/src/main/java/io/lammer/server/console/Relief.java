package io.lammer.server.console;

import static io.lammer.server.page.Words.say;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.SignIn;
import io.lammer.server.access.SignIn.Tried;
import io.lammer.server.page.Language;
import io.lammer.server.page.Problem.BadRequest;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// The next dealer takes a console over by PIN, and the round goes on. What was not a console does
/// not become one, and whoever comes gets a dealer's rights there and no more.
@RestController
@RequestMapping(
    consumes = MediaType.APPLICATION_JSON_VALUE,
    produces = MediaType.APPLICATION_JSON_VALUE)
record Relief(FloorHost host, SignIn signIn) {
  /// Who comes, and their PIN.
  record Coming(@Nullable String name, @Nullable String pin) {}

  @PostMapping("/tables/{table}/relief")
  @Needs(Right.PLAY)
  ResponseEntity<?> relieve(
      Actor actor,
      @PathVariable String table,
      @RequestBody Coming coming,
      @CookieValue(name = Language.COOKIE, defaultValue = "") String language,
      HttpServletRequest request,
      HttpServletResponse response) {
    return Language.chosen(language).speak(() -> relieve(actor, table, coming, request, response));
  }

  private ResponseEntity<?> relieve(
      Actor actor,
      String table,
      Coming coming,
      HttpServletRequest request,
      HttpServletResponse response) {
    if (host.floor().table(table).isEmpty()) {
      throw new NotFound(say("console.unknown-table", table));
    }
    if (coming.name() == null || coming.pin() == null) {
      throw new BadRequest(say("users.relief-missing"));
    }
    var name = coming.name().strip().toLowerCase(Locale.ROOT);
    if (!deals(name)) {
      return problem(HttpStatus.FORBIDDEN, say("console.relief.not-a-dealer"));
    }
    if (host.floor().house().held(name).temporary()) {
      return problem(HttpStatus.FORBIDDEN, say("users.relief-unsettled"));
    }
    return switch (signIn.byPin(name, coming.pin(), request, response)) {
      case Tried.In(var user) -> {
        host.note(new AccessEvent.Relieved(table, actor.name(), user.name())).join();
        yield ResponseEntity.ok(Map.of("dealer", user.fullName()));
      }
      case Tried.Wrong _, Tried.CodeNeeded _ ->
          problem(HttpStatus.FORBIDDEN, say("console.relief.wrong"));
      case Tried.Wait(var time) ->
          problem(HttpStatus.TOO_MANY_REQUESTS, say("console.relief.wait", time.toSeconds() + 1));
    };
  }

  private boolean deals(String name) {
    return host.floor()
        .house()
        .user(name)
        .filter(user -> user.active() && user.role().may(Right.PLAY))
        .isPresent();
  }

  private static ResponseEntity<ProblemDetail> problem(HttpStatus status, String sentence) {
    return ResponseEntity.status(status).body(ProblemDetail.forStatusAndDetail(status, sentence));
  }
}
