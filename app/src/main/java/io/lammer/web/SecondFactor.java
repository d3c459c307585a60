package io.lammer.web;

import io.lammer.house.Role;
import io.lammer.house.Role.Right;
import io.lammer.rules.yaml.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;

/// The setting `lammer.second-factor`: roles whose users must have an authenticator.
public final class SecondFactor {
  private SecondFactor() {}

  /// Runs before the database is opened.
  static void check(ConfigurableApplicationContext context) {
    Binder.get(context.getEnvironment())
        .bind("lammer.second-factor", Bindable.listOf(String.class))
        .ifBound(SecondFactor::roles);
  }

  /// Parses the setting.
  ///
  /// @param setting `true` for administrators, `false` for no role, or role names
  public static Set<Role> roles(List<String> setting) {
    var roles = EnumSet.noneOf(Role.class);
    for (var word : setting) {
      switch (word.strip()) {
        case "true" -> roles.add(Role.ADMINISTRATOR);
        case "false" -> {}
        default -> roles.add(role(word.strip()));
      }
    }
    return roles;
  }

  private static Role role(String word) {
    return people()
        .filter(role -> Value.spelled(role).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new StartRefused(
                    "lammer.second-factor has \"%s\"; expected true, false or roles: %s"
                        .formatted(
                            word, String.join(", ", people().map(Value::spelled).toList()))));
  }

  private static Stream<Role> people() {
    return Stream.of(Role.values()).filter(role -> role.may(Right.SIGN_IN));
  }
}
