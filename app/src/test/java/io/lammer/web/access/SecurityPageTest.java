package io.lammer.web.access;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Role;
import io.lammer.house.Role.Right;
import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.web.Running;
import io.lammer.web.access.Handlers.Handler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Keeps docs/security.md: what is said by hand in security.md of the tests, and the tables.
final class SecurityPageTest {
  private static final List<Role> PEOPLE =
      Arrays.stream(Role.values()).filter(role -> role.may(Right.SIGN_IN)).toList();

  private static final Pattern NAMED = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`");

  @Test
  void thePageIsAsTheCodeHasIt() throws IOException {
    try (var in = SecurityPageTest.class.getResourceAsStream("/security.md")) {
      var said = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      Golden.check(
          "docs/security.md", said.replace("{rights}", rights()).replace("{handlers}", handlers()));
    }
  }

  /// Every attack names the tests that make it.
  @Test
  void theTestOfEachAttackIsThere() throws IOException {
    var sources = sources();
    var attacks = attacks();
    assertThat(attacks).hasSizeGreaterThan(30);
    for (var attack : attacks) {
      var cells = attack.split(" \\| ");
      assertThat(cells).as(attack).hasSize(3);
      var tests = NAMED.matcher(cells[2]).results().toList();
      assertThat(tests).as(attack).isNotEmpty();
      for (var test : tests) {
        var source = sources.stream().filter(it -> it.endsWith(test.group(1) + ".java")).toList();
        assertThat(source).as(attack).isNotEmpty();
        if (test.group(2) != null) {
          var method = "void " + test.group(2) + "(";
          assertThat(source).as(attack).anyMatch(it -> text(it).contains(method));
        }
      }
    }
  }

  private static List<String> attacks() throws IOException {
    return Files.readAllLines(Repo.root().resolve("docs/security.md")).stream()
        .dropWhile(line -> !line.startsWith("| attack |"))
        .skip(2)
        .takeWhile(line -> line.startsWith("| "))
        .toList();
  }

  private static List<Path> sources() throws IOException {
    try (var files = Files.walk(Repo.root().resolve("app/src/test/java"))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
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
