package io.lammer.server.access;

import static java.util.stream.Collectors.joining;

import io.lammer.kit.Golden;
import io.lammer.server.Running;
import io.lammer.server.access.Handlers.Handler;
import io.lammer.tables.floor.Role;
import io.lammer.tables.floor.Role.Right;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Keeps docs/security.md: what is said by hand in security.md of the tests, and the tables.
final class SecurityPageTest {
  private static final List<Role> PEOPLE =
      Arrays.stream(Role.values()).filter(role -> role.may(Right.SIGN_IN)).toList();

  @Test
  void thePageIsAsTheCodeHasIt() throws IOException {
    try (var in = SecurityPageTest.class.getResourceAsStream("/security.md")) {
      var said = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      Golden.check(
          "docs/security.md", said.replace("{rights}", rights()).replace("{handlers}", handlers()));
    }
  }

  private static String rights() {
    return table(
        "right",
        Arrays.stream(Right.values())
            .filter(right -> PEOPLE.stream().anyMatch(role -> role.may(right)))
            .map(right -> row(right.words(), right))
            .toList());
  }

  private static String handlers() {
    return table(
        "operation",
        Running.shared().bean(Handlers.class).all().stream().map(SecurityPageTest::row).toList());
  }

  private static String row(Handler handler) {
    var name = "`%s %s`".formatted(handler.method(), handler.path().replace("|", "\\|"));
    var needs = handler.needs();
    return needs == null
        ? "| %s |%s".formatted(name, " anybody |".repeat(PEOPLE.size()))
        : row(name, needs);
  }

  private static String row(String name, Right right) {
    return "| %s |%s"
        .formatted(
            name,
            PEOPLE.stream().map(role -> role.may(right) ? " yes |" : " |").collect(joining()));
  }

  private static String table(String what, List<String> rows) {
    return "| %s |%s\n|---|%s\n%s"
        .formatted(
            what,
            PEOPLE.stream()
                .map(role -> " " + role.name().toLowerCase(Locale.ROOT) + " |")
                .collect(joining()),
            "---|".repeat(PEOPLE.size()),
            String.join("\n", rows));
  }
}
