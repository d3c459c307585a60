package io.lammer.server.live;

import io.lammer.server.access.Needs;
import io.lammer.server.access.People;
import io.lammer.server.access.Sessions;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role.Right;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The stream of a page of a person who is signed in: one for all of its topics.
@RestController
public record StreamController(Streams streams, People people, Sessions sessions) {
  /// Ends when the session does.
  @GetMapping("/live")
  @Needs(Right.SIGN_IN)
  void live(
      Actor actor,
      @RequestParam List<String> topics,
      @RequestParam(defaultValue = "") String seen,
      @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String last,
      HttpServletRequest request,
      HttpServletResponse response) {
    var session = request.getSession();
    streams.send(
        topics,
        actor,
        last == null ? seen : last,
        response,
        () -> sessions.isOpen(session) && people.isSignedIn(session, actor));
  }
}
