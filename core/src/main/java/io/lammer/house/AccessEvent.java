package io.lammer.house;

import io.lammer.table.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A sign-in, a sign-out or a refused act.
public sealed interface AccessEvent extends FloorEvent {
  /// The method of a sign-in.
  enum Means {
    PASSWORD,
    PIN,
    /// The house's OpenID Connect issuer authenticated the person.
    ISSUER
  }

  /// A person signed in.
  ///
  /// @param from the person's network address
  /// @param replaced the listed id of the same browser's session that this one replaces; null for
  ///   none
  record SignedIn(String user, Means means, String from, @Nullable String replaced)
      implements AccessEvent {
    public SignedIn(String user, Means means, String from) {
      this(user, means, from, null);
    }
  }

  /// @param user an unknown name is stored as a keyed hash
  record SignInRefused(String user, Means means, String from, String reason)
      implements AccessEvent {}

  /// A signed-in person authenticated again to change their own secrets.
  record Reauthenticated(String user, String from) implements AccessEvent {}

  /// @param session the listed id of the session that ended, or null
  record SignedOut(String user, String reason, @Nullable String session) implements AccessEvent {
    public SignedOut(String user, String reason) {
      this(user, reason, null);
    }
  }

  /// A dealer took over a console from another dealer without ending the session.
  record Relieved(String table, String from, String to) implements AccessEvent {}

  /// An act was refused and changed nothing.
  record ActRefused(String user, String act, String where, List<Refusal> refusals)
      implements AccessEvent {
    public ActRefused {
      refusals = List.copyOf(refusals);
    }
  }
}
