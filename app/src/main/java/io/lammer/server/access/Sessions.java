package io.lammer.server.access;

import io.lammer.server.access.People.Entered;
import io.lammer.store.Hash;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import jakarta.servlet.http.HttpSessionListener;
import java.time.Instant;
import java.util.List;

/// Those who are in. Nobody has a session who has not signed in, and one more than a person may
/// have ends their oldest.
public interface Sessions extends HttpSessionListener {
  /// More consoles, offices and programs than one person sits at.
  int OF_ONE = 50;

  int IN_ALL = 5_000;

  int LISTED_DIGITS = 16;

  boolean isFull();

  void opened(HttpSession session, String user);

  /// Whether the session that a request names is one of somebody who is in.
  boolean isSignedIn(HttpServletRequest request);

  /// An open session of somebody.
  ///
  /// @param id what it is listed by, which opens nothing
  record Listed(String id, Entered entered, Instant used) {}

  /// Those of a person.
  List<Listed> of(String user);

  /// Ends one of a person's. False where the person has none of that id.
  boolean end(String user, String id);

  /// What a session is listed by.
  String listedId(HttpSession session);

  static String listedId(Hash key) {
    return key.toString().substring(0, LISTED_DIGITS);
  }

  /// Whether nobody has ended it since the request came that it is known from.
  boolean isOpen(HttpSession session);
}
