package io.lammer.web;

import io.lammer.house.Role.Right;
import io.lammer.journal.Loopback;
import io.lammer.rules.yaml.Value;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;

/// Startup check of the OpenID Connect settings, so that a mistake shows at the start and not at
/// the first sign-in.
final class OidcSettings {
  private OidcSettings() {}

  /// Runs before the database is opened.
  static void check(ConfigurableApplicationContext context) {
    Binder.get(context.getEnvironment())
        .bind("lammer.oidc", Settings.Oidc.class)
        .ifBound(OidcSettings::check);
  }

  private static void check(Settings.Oidc oidc) {
    require("issuer", oidc.issuer());
    require("client-id", oidc.clientId());
    if (!isSafe(oidc.issuer())) {
      throw new StartRefused(
          "lammer.oidc.issuer is \"%s\"; expected an address with https, or one of this machine"
              .formatted(oidc.issuer()));
    }
    if (!oidc.scopes().contains("openid")) {
      throw new StartRefused(
          "lammer.oidc.scopes is %s; expected openid in it".formatted(oidc.scopes()));
    }
    if (oidc.roles().values().stream().allMatch(List::isEmpty)) {
      throw new StartRefused(
          "lammer.oidc.roles is missing; expected the values of the claim %s that give each role"
              .formatted(oidc.rolesClaim()));
    }
    for (var role : oidc.roles().keySet()) {
      if (!role.may(Right.SIGN_IN)) {
        throw new StartRefused(
            "lammer.oidc.roles has %s, and nobody signs in as that".formatted(Value.spelled(role)));
      }
    }
  }

  private static void require(String key, @Nullable String value) {
    if (value == null || value.isBlank()) {
      throw new StartRefused(
          "lammer.oidc.%s is missing; expected it with the other settings of the issuer"
              .formatted(key));
    }
  }

  private static boolean isSafe(String issuer) {
    try {
      var address = URI.create(issuer);
      return address.getHost() != null
          && ("https".equals(address.getScheme())
              || ("http".equals(address.getScheme()) && Loopback.is(address.getHost())));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
