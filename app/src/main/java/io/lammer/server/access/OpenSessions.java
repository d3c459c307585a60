package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Sessions.Listed;
import io.lammer.tables.floor.AccessEvent;
import io.lammer.tables.floor.AccessEvent.Means;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.springframework.stereotype.Component;

/// The open sessions of each person, and how they are ended.
@Component
public record OpenSessions(Sessions sessions, People people, FloorHost host) {
  /// @param id what it is listed by, which opens nothing
  /// @param means how the person signed in
  /// @param from the address they came from
  public record OpenSession(String id, Means means, String from, Instant since, Instant used) {}

  /// Those of a person that are still good, the latest used first.
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

  /// The id of the session that a request belongs to.
  public String current(HttpServletRequest request) {
    return sessions.listedId(request.getSession());
  }

  /// Ends one of a person's. False where the person has none of that id.
  public boolean end(String user, String id, String by) {
    if (!sessions.end(user, id)) {
      return false;
    }
    host.note(new AccessEvent.SignedOut(user, "session ended by " + by, id)).join();
    return true;
  }

  /// Ends those of a person but one.
  public void endOthers(String user, String kept, String by) {
    for (var session : of(user)) {
      if (!session.id().equals(kept)) {
        end(user, session.id(), by);
      }
    }
  }
}
