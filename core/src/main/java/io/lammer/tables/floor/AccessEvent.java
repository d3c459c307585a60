package io.lammer.tables.floor;

import io.lammer.tables.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Who came and went, and what was refused to whom.
public sealed interface AccessEvent extends FloorEvent {
  /// How a person showed who they are.
  enum Means {
    PASSWORD,
    PIN,
    /// Another service that knows the person said so.
    ISSUER
  }

  /// A person signed in.
  ///
  /// @param from the address the person came from
  /// @param replaced the session of the same browser that this one takes the place of, by the id
  ///   that it is listed by; null where there is none, and in older journals
  record SignedIn(String user, Means means, String from, @Nullable String replaced)
      implements AccessEvent {
    public SignedIn(String user, Means means, String from) {
      this(user, means, from, null);
    }
  }

  /// @param user a name that nobody has is kept as a keyed hash; in older journals as it was keyed
  record SignInRefused(String user, Means means, String from, String reason)
      implements AccessEvent {}

  /// Somebody who was signed in proved once more who they are, to change their own secrets.
  record Reauthenticated(String user, String from) implements AccessEvent {}

  /// @param session the one that ended, by the id that it is listed by; null in older journals
  record SignedOut(String user, String reason, @Nullable String session) implements AccessEvent {
    public SignedOut(String user, String reason) {
      this(user, reason, null);
    }
  }

  /// A dealer took over a console from another without ending it.
  record Relieved(String table, String from, String to) implements AccessEvent {}

  /// Something was asked and refused; it changed nothing.
  record ActRefused(String user, String act, String where, List<Refusal> refusals)
      implements AccessEvent {
    public ActRefused {
      refusals = List.copyOf(refusals);
    }
  }
}
