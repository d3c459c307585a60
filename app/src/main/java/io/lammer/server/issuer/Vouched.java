package io.lammer.server.issuer;

import static io.lammer.server.page.Words.say;

import io.lammer.rules.yaml.Value;
import io.lammer.server.Settings;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.User;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// What the issuer says about a person.
///
/// @param leaving where they end their session there; empty where it names no place
record Vouched(Map<String, Object> claims, String leaving) {
  User.Link link(Settings.Oidc oidc) {
    return new User.Link(oidc.issuer(), String.valueOf(claims.get("sub")));
  }

  String name(Settings.Oidc oidc) {
    if (claims.get(oidc.nameClaim()) instanceof String name && !name.isBlank()) {
      return name.strip().toLowerCase(Locale.ROOT);
    }
    throw new NotVouched(
        HttpStatus.FORBIDDEN,
        say("issuer.no-name", oidc.nameClaim()),
        "no claim " + oidc.nameClaim());
  }

  String fullName(Settings.Oidc oidc) {
    return claims.get("name") instanceof String name && !name.isBlank() ? name.strip() : name(oidc);
  }

  /// The one that covers all others that the values give: whoever has roles of several departments
  /// could control themselves.
  Role role(Settings.Oidc oidc) {
    var values = values(oidc.rolesClaim());
    var roles =
        Arrays.stream(Role.values())
            .filter(
                role ->
                    oidc.roles().getOrDefault(role, List.of()).stream().anyMatch(values::contains))
            .toList();
    if (roles.isEmpty()) {
      throw new NotVouched(
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
              return new NotVouched(
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

  /// A claim of that very name, or one within others.
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
