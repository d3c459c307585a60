package io.lammer.web.access;

import io.lammer.house.AccessEvent.Means;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.web.HouseService;
import io.lammer.web.SecondFactor;
import io.lammer.web.Settings;
import jakarta.servlet.http.HttpSession;
import java.io.Serializable;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.stereotype.Component;

/// The user behind a request. Roles are read from the house for each request, so that a change
/// takes effect at once.
@Component
public record CurrentUser(HouseService host, Settings settings) {
  /// The role of every PIN session, whatever the user's own role: console only.
  private static final Role BY_PIN = Role.DEALER;

  /// The principal of a session: the user, and how and when they signed in.
  ///
  /// @param changes the counter of [io.lammer.house.User.Held] at the sign-in; the session ends for
  ///   good as soon as the counter changes
  /// @param at sign-in time in milliseconds since 1970
  /// @param from the address the user signed in from
  record Entered(String user, Means means, int changes, long at, String from)
      implements Serializable {}

  /// The signed-in user of the current request, if any.
  public Optional<Actor> present() {
    return actor(SecurityContextHolder.getContext().getAuthentication());
  }

  /// The signed-in user of the current request; throws if there is none.
  public Actor asking() {
    return present().orElseThrow(NotSignedInException::new);
  }

  /// The user of an authentication, with their current role.
  public Optional<Actor> actor(@Nullable Authentication authentication) {
    return authentication != null && authentication.getPrincipal() instanceof Entered entered
        ? actor(entered)
        : Optional.empty();
  }

  /// The user of a session; empty if the session is no longer valid.
  Optional<Actor> actor(Entered entered) {
    if (isOver(entered)) {
      return Optional.empty();
    }
    var house = host.floor().house();
    return house
        .user(entered.user())
        .filter(User::active)
        .filter(_ -> house.held(entered.user()).changes() == entered.changes())
        .flatMap(user -> as(user, entered.means()));
  }

  private boolean isOver(Entered entered) {
    var end = Instant.ofEpochMilli(entered.at()).plus(settings.sessionLifetime());
    return !host.live().clock().instant().isBefore(end);
  }

  /// The actor for a user who signed in by these means; empty if the role does not allow it.
  static Optional<Actor> as(User user, Means means) {
    return switch (means) {
      case PASSWORD, ISSUER -> Optional.of(user.actor());
      case PIN ->
          Optional.of(new Actor(user.name(), BY_PIN)).filter(_ -> user.role().covers(BY_PIN));
    };
  }

  /// True if the user must first set a password, or an authenticator if their role needs one.
  /// Sessions opened by the OpenID Connect issuer are exempt: the issuer checks both.
  public boolean isUnsettled(Actor person) {
    var held = host.floor().house().held(person.name());
    return (held.temporary() && !isByIssuer()) || lacksAuthenticator(person);
  }

  private static boolean isByIssuer() {
    return present(SecurityContextHolder.getContext()).equals(Optional.of(Means.ISSUER));
  }

  /// How the user of the current request signed in.
  Means means() {
    return present(SecurityContextHolder.getContext()).orElseThrow(NotSignedInException::new);
  }

  private static Optional<Means> present(SecurityContext context) {
    return Optional.ofNullable(context.getAuthentication())
        .map(Authentication::getPrincipal)
        .filter(Entered.class::isInstance)
        .map(principal -> ((Entered) principal).means());
  }

  public boolean lacksAuthenticator(Actor person) {
    return !settings.demo()
        && !isByIssuer()
        && SecondFactor.roles(settings.secondFactor()).contains(person.role())
        && !host.floor().house().held(person.name()).authenticator();
  }

  /// True if the session is valid and still belongs to this actor.
  public boolean isSignedIn(HttpSession session, Actor person) {
    try {
      return session.getAttribute(HttpSessionSecurityContextRepository.SPRING_SECURITY_CONTEXT_KEY)
              instanceof SecurityContext context
          && actor(context.getAuthentication()).filter(person::equals).isPresent();
    } catch (IllegalStateException ended) {
      return false;
    }
  }
}
