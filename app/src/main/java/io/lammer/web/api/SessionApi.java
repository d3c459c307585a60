package io.lammer.web.api;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import io.lammer.web.access.PublicPage;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.SignIn;
import io.lammer.web.access.SignIn.Tried;
import io.lammer.web.page.Problem;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API for signing in and out, and for the current user.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record SessionApi(SignIn signIn) {
  @GetMapping("/api/session")
  @RequiresRight(value = Right.SIGN_IN, unsettled = true)
  Map<String, Object> who(Actor actor, CsrfToken token) {
    return json(actor, token);
  }

  private static Map<String, Object> json(Actor actor, CsrfToken token) {
    return Map.of(
        "user", actor.name(),
        "role", Value.spelled(actor.role()),
        "csrf", Map.of("header", token.getHeaderName(), "token", token.getToken()));
  }

  @PostMapping(path = "/api/session", consumes = MediaType.APPLICATION_JSON_VALUE)
  @PublicPage("the way in")
  ResponseEntity<?> enter(Value body, HttpServletRequest request, HttpServletResponse response) {
    var fields = body.fields("user", "password", "code");
    var user = fields.need("user").text();
    var password = fields.need("password").text();
    var code = fields.maybe("code", Value::text, "");
    return switch (signIn.byPassword(user, password, code, request, response)) {
      case Tried.In(var in) -> ResponseEntity.ok(json(in.actor(), SignIn.token(request, response)));
      case Tried.Wrong _ ->
          Problem.told(HttpStatus.UNAUTHORIZED, "wrong-password", say("page.wrong"), List.of());
      case Tried.CodeNeeded _ ->
          Problem.told(HttpStatus.UNAUTHORIZED, "code-needed", say("page.code-needed"), List.of());
      case Tried.Wait(var time) ->
          ResponseEntity.status(HttpStatus.TOO_MANY_REQUESTS)
              .header(HttpHeaders.RETRY_AFTER, String.valueOf(time.toSeconds() + 1))
              .contentType(MediaType.APPLICATION_PROBLEM_JSON)
              .body(
                  Problem.told(
                          HttpStatus.TOO_MANY_REQUESTS,
                          "too-many-tries",
                          say("page.wait", time.toSeconds() + 1),
                          List.of())
                      .getBody());
    };
  }

  @DeleteMapping("/api/session")
  @RequiresRight(value = Right.SIGN_IN, unsettled = true)
  ResponseEntity<Void> leave(Actor actor, HttpServletRequest request) {
    signIn.out(actor.name(), request);
    return ResponseEntity.noContent().build();
  }
}
