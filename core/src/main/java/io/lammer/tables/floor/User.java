package io.lammer.tables.floor;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A person who may sign in. What they prove it with is kept apart from the journals.
///
/// @param badge the number that they wear, or null
/// @param link who they are at the issuer that may sign them in, or null
/// @param givenBy the administrator who last gave them a role, link, password or PIN while there
///   was another one; null else, and in older journals
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

  /// A person at an issuer of OpenID Connect, which gives no subject to anybody else, ever.
  public record Link(String issuer, String subject) {}

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
  /// @param settings how often each secret was set or removed; an earlier one is known by its
  ///   number
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
