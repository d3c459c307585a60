package io.lammer.tables.floor;

import org.jspecify.annotations.Nullable;

/// A person who may sign in. What they prove it with is kept apart from the journals.
///
/// @param badge the number that they wear, or null
public record User(
    String name, String fullName, Role role, boolean active, @Nullable String badge) {
  public User(String name, String fullName, Role role, boolean active) {
    this(name, fullName, role, active, null);
  }

  User wearing(@Nullable String number) {
    return new User(name, fullName, role, active, number);
  }

  /// What a person shows who they are with.
  public enum Secret {
    PASSWORD,
    PIN,
    /// An app that shows another six digits every half minute.
    AUTHENTICATOR
  }

  /// What the house knows of a person's secrets without holding them.
  ///
  /// @param changes how often a new password, another role or the end of access has ended the
  ///   sessions that were open
  /// @param temporary somebody else knows the password: it is to be changed before anything else
  /// @param authenticator it takes an authenticator's digits to sign in
  public record Held(int changes, boolean temporary, boolean authenticator) {
    public static final Held NOTHING = new Held(0, false, false);

    Held ended() {
      return new Held(changes + 1, temporary, authenticator);
    }

    Held password(boolean given) {
      return new Held(changes + 1, given, authenticator);
    }

    Held authenticator(boolean has) {
      return new Held(changes, temporary, has);
    }
  }

  public Actor actor() {
    return new Actor(name, role);
  }
}
