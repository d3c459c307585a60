package io.lammer.web.access;

import io.lammer.journal.Hash;
import io.lammer.web.access.CurrentUser.Entered;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import jakarta.servlet.http.HttpSessionListener;
import java.time.Instant;
import java.util.List;

/// The sessions of signed-in users. There are no anonymous sessions, and a user who opens more than
/// the maximum loses the oldest one.
public interface Sessions extends HttpSessionListener {
  /// Maximum sessions of one user: more than anybody needs for consoles, offices and programs.
  int OF_ONE = 50;

  int IN_ALL = 5_000;

  int LISTED_DIGITS = 16;

  boolean isFull();

  void opened(HttpSession session, String user);

  /// True if the request's session belongs to a signed-in user.
  boolean isSignedIn(HttpServletRequest request);

  /// An open session of a user.
  ///
  /// @param id a public id, which cannot be used to take over the session
  record Listed(String id, Entered entered, Instant used) {}

  List<Listed> of(String user);

  /// Ends a session of a user. False if the user has no session with that id.
  boolean end(String user, String id);

  /// The public id of a session.
  String listedId(HttpSession session);

  static String listedId(Hash key) {
    return key.toString().substring(0, LISTED_DIGITS);
  }

  /// False if the session ended since this request began.
  boolean isOpen(HttpSession session);
}
