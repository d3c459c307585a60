package io.lammer.web.console;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.AccessEvent;
import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.web.HouseService;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.SignIn;
import io.lammer.web.access.SignIn.Tried;
import io.lammer.web.page.Language;
import io.lammer.web.page.Problem.BadRequest;
import io.lammer.web.page.Problem.NotFound;
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

/// Relieves the dealer at a console by PIN, without ending the round. Works only in a session that
/// already uses the console, and gives the next dealer no rights beyond a dealer's.
@RestController
@RequestMapping(
    consumes = MediaType.APPLICATION_JSON_VALUE,
    produces = MediaType.APPLICATION_JSON_VALUE)
record Relief(HouseService host, SignIn signIn) {
  record Coming(@Nullable String name, @Nullable String pin) {}

  @PostMapping("/tables/{table}/relief")
  @RequiresRight(Right.PLAY)
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
