package io.lammer.web.access;

import io.lammer.house.AccessEvent;
import io.lammer.house.AccessEvent.Means;
import io.lammer.web.HouseService;
import io.lammer.web.access.Sessions.Listed;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.springframework.stereotype.Component;

/// Lists and ends the sessions of users.
@Component
public record OpenSessions(Sessions sessions, CurrentUser people, HouseService host) {
  /// @param id a public id, which cannot be used to take over the session
  /// @param means how the user signed in
  /// @param from the address the user signed in from
  public record OpenSession(String id, Means means, String from, Instant since, Instant used) {}

  /// Valid sessions of a user, most recently used first.
  public List<OpenSession> of(String user) {
    return sessions.of(user).stream()
        .filter(listed -> people.actor(listed.entered()).isPresent())
        .map(OpenSessions::session)
        .sorted(Comparator.comparing(OpenSession::used).reversed())
        .toList();
  }

  private static OpenSession session(Listed listed) {
    var entered = listed.entered();
    return new OpenSession(
        listed.id(),
        entered.means(),
        entered.from(),
        Instant.ofEpochMilli(entered.at()),
        listed.used());
  }

  /// The public id of the request's session.
  public String current(HttpServletRequest request) {
    return sessions.listedId(request.getSession());
  }

  /// Ends a session of a user. False if the user has no session with that id.
  public boolean end(String user, String id, String by) {
    if (!sessions.end(user, id)) {
      return false;
    }
    host.note(new AccessEvent.SignedOut(user, "session ended by " + by, id)).join();
    return true;
  }

  public void endOthers(String user, String kept, String by) {
    for (var session : of(user)) {
      if (!session.id().equals(kept)) {
        end(user, session.id(), by);
      }
    }
  }
}
