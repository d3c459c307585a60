package io.lammer.web.api;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.OpenSessions;
import io.lammer.web.access.OpenSessions.OpenSession;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.page.Problem.NotFound;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// API of open sessions: a user's own, and for administrators those of all users.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record SessionsApi(OpenSessions sessions, HouseService host) {
  @GetMapping("/api/sessions")
  @RequiresRight(value = Right.SIGN_IN, byPin = false)
  Map<String, Object> own(Actor actor, HttpServletRequest request) {
    return all(actor.name(), request);
  }

  @DeleteMapping("/api/sessions/{session}")
  @RequiresRight(value = Right.SIGN_IN, byPin = false)
  ResponseEntity<Void> endOwn(Actor actor, @PathVariable String session) {
    return end(actor.name(), session, actor);
  }

  @GetMapping("/api/users/{user}/sessions")
  @RequiresRight(Right.ADMINISTER)
  Map<String, Object> anybodys(@PathVariable String user, HttpServletRequest request) {
    if (host.floor().house().user(user).isEmpty()) {
      throw new NotFound(say("users.unknown", user));
    }
    return all(user, request);
  }

  @DeleteMapping("/api/users/{user}/sessions/{session}")
  @RequiresRight(Right.ADMINISTER)
  ResponseEntity<Void> endAnybodys(
      Actor actor, @PathVariable String user, @PathVariable String session) {
    return end(user, session, actor);
  }

  private Map<String, Object> all(String user, HttpServletRequest request) {
    var current = sessions.current(request);
    return Map.of(
        "sessions", sessions.of(user).stream().map(session -> json(session, current)).toList());
  }

  private static Map<String, Object> json(OpenSession session, String current) {
    return Map.of(
        "session", session.id(),
        "means", Value.spelled(session.means()),
        "from", session.from(),
        "since", session.since().toString(),
        "used", session.used().toString(),
        "current", session.id().equals(current));
  }

  private ResponseEntity<Void> end(String user, String session, Actor by) {
    if (!sessions.end(user, session, by.name())) {
      throw new NotFound(say("users.no-session", session));
    }
    return ResponseEntity.noContent().build();
  }
}
