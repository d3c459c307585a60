package io.lammer.web.push;

import io.lammer.house.Actor;
import io.lammer.house.Role.Right;
import io.lammer.web.access.CurrentUser;
import io.lammer.web.access.RequiresRight;
import io.lammer.web.access.Sessions;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The event stream of a signed-in person's page: one stream for all of its topics.
@RestController
public record StreamController(Streams streams, CurrentUser people, Sessions sessions) {
  /// Ends with the session.
  @GetMapping("/live")
  @RequiresRight(Right.SIGN_IN)
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
