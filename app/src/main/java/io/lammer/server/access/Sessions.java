package io.lammer.server.access;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import jakarta.servlet.http.HttpSessionListener;

/// Those who are in. Nobody has a session who has not signed in, and one more than a person may
/// have ends their oldest.
public interface Sessions extends HttpSessionListener {
  /// More consoles, offices and programs than one person sits at.
  int OF_ONE = 50;

  int IN_ALL = 5_000;

  boolean isFull();

  void opened(HttpSession session, String user);

  /// Whether the session that a request names is one of somebody who is in.
  boolean isSignedIn(HttpServletRequest request);

  /// Whether nobody has ended it since the request came that it is known from.
  boolean isOpen(HttpSession session);
}
