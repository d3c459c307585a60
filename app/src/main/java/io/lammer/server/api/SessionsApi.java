package io.lammer.server.api;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.yaml.Value;
import io.lammer.server.FloorHost;
import io.lammer.server.access.Needs;
import io.lammer.server.access.OpenSessions;
import io.lammer.server.access.OpenSessions.OpenSession;
import io.lammer.server.page.Problem.NotFound;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// Open sessions: one's own, and for administrators those of anybody.
@RestController
@RequestMapping(produces = MediaType.APPLICATION_JSON_VALUE)
record SessionsApi(OpenSessions sessions, FloorHost host) {
  @GetMapping("/api/sessions")
  @Needs(value = Right.SIGN_IN, byPin = false)
  Map<String, Object> own(Actor actor, HttpServletRequest request) {
    return all(actor.name(), request);
  }

  @DeleteMapping("/api/sessions/{session}")
  @Needs(value = Right.SIGN_IN, byPin = false)
  ResponseEntity<Void> endOwn(Actor actor, @PathVariable String session) {
    return end(actor.name(), session, actor);
  }

  @GetMapping("/api/users/{user}/sessions")
  @Needs(Right.ADMINISTER)
  Map<String, Object> anybodys(@PathVariable String user, HttpServletRequest request) {
    if (host.floor().house().user(user).isEmpty()) {
      throw new NotFound(say("users.unknown", user));
    }
    return all(user, request);
  }

  @DeleteMapping("/api/users/{user}/sessions/{session}")
  @Needs(Right.ADMINISTER)
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
