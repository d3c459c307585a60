package io.lammer.server.access;

import jakarta.servlet.http.HttpSession;
import jakarta.servlet.http.HttpSessionEvent;
import jakarta.servlet.http.HttpSessionListener;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/// Those who are in. Nobody has a session who has not signed in, and one more than a person may
/// have ends their oldest.
@Component
final class Sessions implements HttpSessionListener {
  /// More consoles, offices and programs than one person sits at.
  static final int OF_ONE = 50;

  private static final int IN_ALL = 5_000;

  private final Map<HttpSession, String> open = new LinkedHashMap<>();

  synchronized boolean isFull() {
    return open.size() >= IN_ALL;
  }

  void opened(HttpSession session, String user) {
    add(session, user).forEach(HttpSession::invalidate);
  }

  private synchronized Iterable<HttpSession> add(HttpSession session, String user) {
    open.remove(session);
    open.put(session, user);
    var own = open.entrySet().stream().filter(entry -> entry.getValue().equals(user)).toList();
    return own.stream().limit(Math.max(0, own.size() - OF_ONE)).map(Map.Entry::getKey).toList();
  }

  @Override
  public synchronized void sessionDestroyed(HttpSessionEvent event) {
    open.remove(event.getSession());
  }
}
