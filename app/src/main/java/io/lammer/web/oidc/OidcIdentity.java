package io.lammer.web.oidc;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.rules.yaml.Value;
import io.lammer.web.Settings;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// A person's identity as the issuer's claims give it.
///
/// @param leaving address that ends the session at the issuer; empty if it has none
record OidcIdentity(Map<String, Object> claims, String leaving) {
  User.Link link(Settings.Oidc oidc) {
    return new User.Link(oidc.issuer(), String.valueOf(claims.get("sub")));
  }

  String name(Settings.Oidc oidc) {
    if (claims.get(oidc.nameClaim()) instanceof String name && !name.isBlank()) {
      return name.strip().toLowerCase(Locale.ROOT);
    }
    throw new OidcSignInFailed(
        HttpStatus.FORBIDDEN,
        say("issuer.no-name", oidc.nameClaim()),
        "no claim " + oidc.nameClaim());
  }

  String fullName(Settings.Oidc oidc) {
    return claims.get("name") instanceof String name && !name.isBlank() ? name.strip() : name(oidc);
  }

  /// The role that covers all others in the claim. There must be one, because a person with roles
  /// in several departments could approve their own work.
  Role role(Settings.Oidc oidc) {
    var values = values(oidc.rolesClaim());
    var roles =
        Arrays.stream(Role.values())
            .filter(
                role ->
                    oidc.roles().getOrDefault(role, List.of()).stream().anyMatch(values::contains))
            .toList();
    if (roles.isEmpty()) {
      throw new OidcSignInFailed(
          HttpStatus.FORBIDDEN,
          say("issuer.no-role"),
          "no role: %s is %s".formatted(oidc.rolesClaim(), values));
    }
    return roles.stream()
        .filter(role -> roles.stream().allMatch(role::covers))
        .findFirst()
        .orElseThrow(
            () -> {
              var words = roles.stream().map(Value::spelled).collect(Collectors.joining(", "));
              return new OidcSignInFailed(
                  HttpStatus.FORBIDDEN, say("issuer.two-roles", words), "several roles: " + words);
            });
  }

  private List<String> values(String claim) {
    return switch (found(claim)) {
      case String one -> List.of(one);
      case Collection<?> many -> many.stream().map(String::valueOf).toList();
      case null, default -> List.of();
    };
  }

  /// Looks for a claim with exactly this name first, then reads the name as a path into nested
  /// claims.
  private @Nullable Object found(String claim) {
    if (claims.containsKey(claim)) {
      return claims.get(claim);
    }
    Object found = claims;
    for (var part : claim.split("\\.")) {
      found = found instanceof Map<?, ?> map ? map.get(part) : null;
    }
    return found;
  }
}
