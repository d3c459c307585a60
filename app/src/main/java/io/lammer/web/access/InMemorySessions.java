package io.lammer.web.access;

import io.lammer.journal.Hash;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import jakarta.servlet.http.HttpSessionEvent;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;

/// Sessions in the memory of this process, for a house that only one server uses.
final class InMemorySessions implements Sessions {
  private static final String CONTEXT =
      HttpSessionSecurityContextRepository.SPRING_SECURITY_CONTEXT_KEY;

  private final Map<HttpSession, String> open = new LinkedHashMap<>();

  @Override
  public synchronized boolean isFull() {
    return open.size() >= IN_ALL;
  }

  @Override
  public void opened(HttpSession session, String user) {
    add(session, user).forEach(HttpSession::invalidate);
  }

  private synchronized Iterable<HttpSession> add(HttpSession session, String user) {
    open.remove(session);
    open.put(session, user);
    var own = open.entrySet().stream().filter(entry -> entry.getValue().equals(user)).toList();
    return own.stream().limit(Math.max(0, own.size() - OF_ONE)).map(Map.Entry::getKey).toList();
  }

  @Override
  public List<Listed> of(String user) {
    return sessions(user).stream().flatMap(session -> listed(session).stream()).toList();
  }

  private synchronized List<HttpSession> sessions(String user) {
    return open.entrySet().stream()
        .filter(entry -> entry.getValue().equals(user))
        .map(Map.Entry::getKey)
        .toList();
  }

  private Optional<Listed> listed(HttpSession session) {
    try {
      return Optional.ofNullable(SessionCodec.entered(session.getAttribute(CONTEXT)))
          .map(
              entered ->
                  new Listed(
                      listedId(session),
                      entered,
                      Instant.ofEpochMilli(session.getLastAccessedTime())));
    } catch (IllegalStateException ended) {
      return Optional.empty();
    }
  }

  @Override
  public String listedId(HttpSession session) {
    return Sessions.listedId(Hash.of(session.getId()));
  }

  @Override
  public boolean end(String user, String id) {
    var ended = sessions(user).stream().filter(session -> listedId(session).equals(id)).findFirst();
    ended.ifPresent(HttpSession::invalidate);
    return ended.isPresent();
  }

  @Override
  public boolean isSignedIn(HttpServletRequest request) {
    return request.isRequestedSessionIdValid();
  }

  /// An invalidated session throws when it is read, so no check is needed.
  @Override
  public boolean isOpen(HttpSession session) {
    return true;
  }

  @Override
  public synchronized void sessionDestroyed(HttpSessionEvent event) {
    open.remove(event.getSession());
  }
}
