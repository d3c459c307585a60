package io.lammer.server.access;

import io.lammer.server.FloorHost;
import io.lammer.tables.floor.Actor;
import io.lammer.tables.floor.User;
import jakarta.servlet.http.HttpSession;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.web.context.HttpSessionSecurityContextRepository;
import org.springframework.stereotype.Component;

/// Who is asking. A person's role is read from the house each time, so that a change counts at
/// once.
@Component
public final class People {
  private static final int STRENGTH = 11;

  private final FloorHost host;
  private final PasswordEncoder encoder = new BCryptPasswordEncoder(STRENGTH);
  private final String nobody = "$2a$11$8KqJcQ0m0mF1qV6nJm7QxuYJ8rM2l0n6tq3o3l5s9Qw1mF0eXb5yK";

  People(FloorHost host) {
    this.host = host;
  }

  private String encode(String secret) {
    var hash = encoder.encode(secret);
    if (hash == null) {
      throw new IllegalStateException("a secret was not hashed");
    }
    return hash;
  }

  /// The active user who proves themselves so. An unknown name takes as long as a wrong secret.
  Optional<User> proved(String name, User.Secret kind, String secret) {
    var user = host.floor().house().user(name).filter(User::active);
    var hash = user.flatMap(known -> host.live().database().credentials().find(name, word(kind)));
    var matches = encoder.matches(secret, hash.orElse(nobody));
    return matches && hash.isPresent() ? user : Optional.empty();
  }

  /// Why a secret is not good enough, if it is not. What is hashed is cut after 72 bytes.
  public static Optional<String> fault(User.Secret kind, String secret) {
    return switch (kind) {
      case PASSWORD ->
          secret.length() >= 10 && secret.getBytes(StandardCharsets.UTF_8).length <= 72
              ? Optional.empty()
              : Optional.of("a password has 10 to 72 letters");
      case PIN ->
          secret.matches("[0-9]{6,12}")
              ? Optional.empty()
              : Optional.of("a PIN has 6 to 12 digits");
    };
  }

  /// Keeps a new secret; that it was set is an event of its own.
  public void keep(String name, User.Secret kind, String secret) {
    host.live().database().credentials().save(name, word(kind), encode(secret)).join();
  }

  private static String word(User.Secret kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /// The person behind an authentication, as the house knows them now.
  public Optional<Actor> actor(@Nullable Authentication authentication) {
    return authentication == null || !(authentication.getPrincipal() instanceof String name)
        ? Optional.empty()
        : host.floor().house().user(name).filter(User::active).map(User::actor);
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
