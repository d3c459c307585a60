package io.lammer.issuer;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.security.core.Authentication;
import org.springframework.security.oauth2.core.oidc.endpoint.OidcParameterNames;
import org.springframework.security.oauth2.server.authorization.token.JwtEncodingContext;

/// The people that the issuer knows, and the faults it puts into its tokens.
final class Known {
  private static final Duration VALID = Duration.ofMinutes(5);

  private final Map<String, Map<String, Object>> people = new ConcurrentHashMap<>();
  private volatile Duration late = Duration.ZERO;
  private volatile String nonce = "-";

  void add(String login, String name, String groups) {
    people.put(
        login,
        Map.of(
            "preferred_username",
            name,
            "name",
            name + " of the issuer",
            "casino",
            Map.of("groups", List.of(groups.split(",")))));
  }

  boolean has(String login) {
    return people.containsKey(login);
  }

  void tokensAre(int secondsLate) {
    late = Duration.ofSeconds(secondsLate);
  }

  void tokensHold(String otherNonce) {
    nonce = otherNonce;
  }

  void fill(JwtEncodingContext context) {
    if (!context.getTokenType().getValue().equals(OidcParameterNames.ID_TOKEN)) {
      return;
    }
    var at = Instant.now().plus(late);
    var claims = context.getClaims().issuedAt(at).expiresAt(at.plus(VALID));
    Authentication person = Objects.requireNonNull(context.getPrincipal());
    claims.claims(all -> all.putAll(Objects.requireNonNull(people.get(person.getName()))));
    if (!nonce.equals("-")) {
      claims.claim("nonce", nonce);
    }
  }
}
