package io.lammer.house;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A person who may sign in. Passwords and other secrets are stored outside the journals.
///
/// @param badge the badge number, or null
/// @param link the person's identity at the OpenID Connect issuer, or null
/// @param givenBy the administrator who last gave them a role, link, password or PIN while there
///   was another administrator; null otherwise
public record User(
    String name,
    String fullName,
    Role role,
    boolean active,
    @Nullable String badge,
    @Nullable Link link,
    @Nullable String givenBy) {
  public User(String name, String fullName, Role role, boolean active) {
    this(name, fullName, role, active, null, null, null);
  }

  User wearing(@Nullable String number) {
    return new User(name, fullName, role, active, number, link, givenBy);
  }

  User linked(@Nullable Link other) {
    return new User(name, fullName, role, active, badge, other, givenBy);
  }

  User with(String otherFullName, Role otherRole, boolean isActive) {
    return new User(name, otherFullName, otherRole, isActive, badge, link, givenBy);
  }

  User givenBy(@Nullable String administrator) {
    return new User(name, fullName, role, active, badge, link, administrator);
  }

  /// An identity at an OpenID Connect issuer, which never reassigns a subject.
  public record Link(String issuer, String subject) {}

  /// A kind of credential.
  public enum Secret {
    PASSWORD,
    PIN,
    /// An app that shows a new six-digit code every 30 seconds.
    AUTHENTICATOR
  }

  /// Metadata about a person's secrets, without the secrets themselves.
  ///
  /// @param changes how often open sessions were ended by a new password, a new role or the end of
  ///   access
  /// @param temporary somebody else knows the password, so it must be changed first
  /// @param authenticator signing in requires an authenticator code
  /// @param settings how often each secret was set or removed; the count identifies the current one
  public record Held(
      int changes, boolean temporary, boolean authenticator, Map<Secret, Integer> settings) {
    public static final Held NOTHING = new Held(0, false, false, Map.of());

    public Held {
      var sorted = new EnumMap<Secret, Integer>(Secret.class);
      sorted.putAll(settings);
      settings = Collections.unmodifiableMap(sorted);
    }

    public int settings(Secret secret) {
      return settings.getOrDefault(secret, 0);
    }

    Held ended() {
      return new Held(changes + 1, temporary, authenticator, settings);
    }

    Held password(boolean given) {
      return new Held(changes + 1, given, authenticator, and(Secret.PASSWORD));
    }

    Held pin() {
      return new Held(changes, temporary, authenticator, and(Secret.PIN));
    }

    Held authenticated() {
      return new Held(changes, temporary, true, and(Secret.AUTHENTICATOR));
    }

    Held removed(Secret secret) {
      var still = authenticator && secret != Secret.AUTHENTICATOR;
      return new Held(changes, temporary, still, and(secret));
    }

    private Map<Secret, Integer> and(Secret secret) {
      var all = new EnumMap<Secret, Integer>(Secret.class);
      all.putAll(settings);
      all.merge(secret, 1, Integer::sum);
      return all;
    }
  }

  public Actor actor() {
    return new Actor(name, role);
  }
}
