package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.server.SecondFactor;
import io.lammer.server.Settings;
import io.lammer.tables.floor.AccessEvent.Means;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.User;
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

/// Who is asking. A person's role is read from the house each time, so that a change counts at
/// once.
@Component
public record People(FloorHost host, Settings settings) {
  /// What a PIN gives, whoever's it is: a console and no more.
  private static final Role BY_PIN = Role.DEALER;

  /// Who a session belongs to, and how they came.
  ///
  /// @param changes the number of [io.lammer.tables.floor.User.Held] when they did: the session
  ///   ends when it moves on, and no later change brings it back
  /// @param at when they did, in milliseconds since 1970
  /// @param from the address they came from
  record Entered(String user, Means means, int changes, long at, String from)
      implements Serializable {}

  /// Whoever makes this request, if anybody is signed in.
  public Optional<Actor> present() {
    return actor(SecurityContextHolder.getContext().getAuthentication());
  }

  /// The same where somebody has to be.
  public Actor asking() {
    return present().orElseThrow(NotSignedIn::new);
  }

  /// The person behind an authentication, as the house knows them now.
  public Optional<Actor> actor(@Nullable Authentication authentication) {
    return authentication != null && authentication.getPrincipal() instanceof Entered entered
        ? actor(entered)
        : Optional.empty();
  }

  /// The person of a session, as long as it is good.
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

  /// As whom a person who came so acts.
  static Optional<Actor> as(User user, Means means) {
    return switch (means) {
      case PASSWORD, ISSUER -> Optional.of(user.actor());
      case PIN ->
          Optional.of(new Actor(user.name(), BY_PIN)).filter(_ -> user.role().covers(BY_PIN));
    };
  }

  /// The person has first to choose a password, or an authenticator where their role needs one.
  /// Whom the issuer let in has shown there what is asked for.
  public boolean isUnsettled(Actor person) {
    var held = host.floor().house().held(person.name());
    return (held.temporary() && !isByIssuer()) || lacksAuthenticator(person);
  }

  private static boolean isByIssuer() {
    return present(SecurityContextHolder.getContext()).equals(Optional.of(Means.ISSUER));
  }

  /// How the session of this request was opened.
  Means means() {
    return present(SecurityContextHolder.getContext()).orElseThrow(NotSignedIn::new);
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

  /// The session still belongs to this person.
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
