package io.lammer.server.access;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import jakarta.servlet.http.HttpSessionEvent;
import java.util.LinkedHashMap;
import java.util.Map;

/// Sessions of this process, where it has the house alone.
final class OwnSessions implements Sessions {
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
  public boolean isSignedIn(HttpServletRequest request) {
    return request.isRequestedSessionIdValid();
  }

  /// One that was ended says so itself.
  @Override
  public boolean isOpen(HttpSession session) {
    return true;
  }

  @Override
  public synchronized void sessionDestroyed(HttpSessionEvent event) {
    open.remove(event.getSession());
  }
}
