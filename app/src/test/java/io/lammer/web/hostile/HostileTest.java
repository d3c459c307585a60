package io.lammer.web.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import io.lammer.web.Wire;
import io.lammer.web.access.Handlers;
import io.lammer.web.access.Handlers.Handler;
import io.lammer.web.api.ApiDocument;
import io.lammer.web.api.Floors;
import io.lammer.web.training.DemoUsers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;

/// Whatever is sent to whichever handler, the answer says what was wrong with it: nothing fails.
final class HostileTest {
  private static final long SEED = 20_261_115;

  /// For each handler. `-Dlammer.hostile=all` tries many, when there is time.
  private static final int TRIES =
      Integer.getInteger(
          "lammer.hostile.tries",
          System.getProperty("lammer.hostile", "").equals("all") ? 300 : 20);

  private static final Pattern VARIABLE = Pattern.compile("\\{\\*?(\\w+)(?::([^}]*))?}");
  private static final Pattern FIELD = Pattern.compile("name=\"([a-z][a-z.-]*)\"");

  private final Random random = new Random(SEED);
  private final Bad bad = new Bad(random);
  private final List<String> fields = fieldsOfForms();

  @TempDir private Path folder;

  @Test
  void nothingThatIsSentMakesTheServerFail() {
    try (var server = Running.in(folder)) {
      Floors.open(server);
      server.done(
          new Actor("ada", Role.ADMINISTRATOR), new Act.AddUser("victim", "Vic", Role.DEALER));
      var failed = new ArrayList<String>();
      var examples = examples(server);
      for (var handler : server.bean(Handlers.class).all()) {
        if (endsTheSession(handler)) {
          continue;
        }
        var person = server.person(somebody(handler));
        random.setSeed(SEED + name(handler).hashCode());
        for (var i = 0; i < TRIES; i++) {
          ask(server, person, handler, examples.getOrDefault(name(handler), List.of(""))).stream()
              .forEach(failed::add);
        }
      }
      assertThat(failed).isEmpty();
      stillWorks(server);
    }
  }

  private List<String> ask(Running server, Person person, Handler handler, List<String> good) {
    var isApi = handler.path().startsWith("/api/") || takesJson(handler);
    var body =
        handler.method().equals("GET")
            ? ""
            : new String(
                (isApi ? bad.json(bad.of(good)) : form(handler)).getBytes(UTF_8), ISO_8859_1);
    var query = handler.method().equals("GET") ? "?" + form(handler) : "";
    var type =
        random.nextInt(15) == 0
            ? bad.of(List.of("multipart/form-data", "multipart/form-data; boundary=x", "x", "*/*"))
            : isApi ? "application/json" : "application/x-www-form-urlencoded";
    var lines = new ArrayList<String>();
    lines.add("%s %s%s HTTP/1.1".formatted(handler.method(), path(handler), query));
    lines.addAll(List.of("Host: localhost", "Cookie: " + person.cookie()));
    lines.add("X-CSRF-TOKEN: " + person.token());
    lines.add("Accept: " + (random.nextInt(12) == 0 ? bad.header() : "*/*"));
    lines.add(
        "Idempotency-Key: " + (random.nextInt(4) == 0 ? bad.header() : "k" + random.nextInt()));
    if (random.nextInt(3) > 0) {
      lines.add(
          "If-Match: " + (random.nextInt(4) == 0 ? bad.header() : "\"" + random.nextInt(9) + "\""));
    }
    if (random.nextInt(4) == 0) {
      lines.add("Last-Event-ID: " + bad.header());
    }
    lines.add("Content-Type: " + type);
    lines.add("Content-Length: " + body.length());
    var answer = Wire.say(server.port(), !handler.path().endsWith("live"), lines, body);
    return answer.status() >= 200 && answer.status() < 500
        ? List.of()
        : List.of("%d to %s\n%s".formatted(answer.status(), shown(lines), shown(List.of(body))));
  }

  private static String shown(List<String> lines) {
    return lines.stream()
        .map(line -> line.length() > 400 ? line.substring(0, 400) + "..." : line)
        .collect(joining("\n  "));
  }

  private String path(Handler handler) {
    return VARIABLE
        .matcher(handler.path())
        .replaceAll(
            found -> {
              var words = found.group(2);
              var value =
                  words != null
                      ? bad.of(List.of(words.split("\\|", -1)))
                      : random.nextInt(3) > 0 ? real(found.group(1)) : bad.encoded();
              return java.util.regex.Matcher.quoteReplacement(value);
            })
        .replace("//", "/-/");
  }

  /// Something that is there.
  private String real(String variable) {
    return switch (variable) {
      case "table" -> bad.of(List.of("B1", "B2", "D1", "New"));
      case "name" -> bad.of(List.of("harmony", "B1"));
      case "jackpot" -> "harmony";
      case "user" -> "victim";
      case "day" -> "2026-11-15";
      case "edition" -> "rising-phoenix-wa";
      case "id" -> "PT-PRG-HP-01";
      case "journal" -> bad.of(List.of("house", "table~B1", "jackpot~harmony", "access"));
      default -> bad.of(List.of("1", "2", "0"));
    };
  }

  /// The handler's own parameters, and fields of any form. Numbers and days of its own are mostly
  /// right, or one that is wrong would hide what the handler does with the others.
  private String form(Handler handler) {
    return Stream.concat(
            own(handler)
                .map(
                    parameter -> {
                      var name = parameter.getParameter().getName();
                      var right = right(parameter.getParameterType());
                      return name
                          + "="
                          + (random.nextInt(4) > 0 ? right.orElse(value(name)) : value(name));
                    }),
            random
                .ints(4, 0, fields.size())
                .mapToObj(fields::get)
                .map(field -> field + "=" + value(field)))
        .filter(_ -> random.nextInt(5) > 0)
        .collect(joining("&"));
  }

  private static Stream<MethodParameter> own(Handler handler) {
    return Stream.of(handler.code().getMethodParameters())
        .filter(parameter -> parameter.hasParameterAnnotation(RequestParam.class))
        .filter(parameter -> !Map.class.isAssignableFrom(parameter.getParameterType()));
  }

  /// What the framework reads as a value of the type; empty where it reads any text.
  private Optional<String> right(Class<?> type) {
    if (type == LocalDate.class) {
      return Optional.of(bad.of(List.of("2026-11-15", "9999-12-31", "0000-01-01")));
    }
    return type == int.class || type == long.class || type == Integer.class || type == Long.class
        ? Optional.of(bad.of(List.of("0", "1", "2", "-1")))
        : Optional.empty();
  }

  /// Odds of many decks are right, and take their time.
  private String value(String field) {
    return field.equals("decks")
        ? bad.of(List.of("8", "0", "-1", "x", "%ff", "99999999999"))
        : bad.encoded();
  }

  private static boolean takesJson(Handler handler) {
    return Stream.of(handler.code().getMethodParameters())
        .anyMatch(parameter -> parameter.hasParameterAnnotation(RequestBody.class));
  }

  private static String name(Handler handler) {
    return handler.method() + " " + handler.path();
  }

  private static Map<String, List<String>> examples(Running server) {
    return server.bean(ApiDocument.class).operations().values().stream()
        .flatMap(List::stream)
        .collect(
            java.util.stream.Collectors.toMap(
                operation -> operation.method() + " " + operation.path(),
                operation ->
                    operation.examples().isEmpty()
                        ? List.of("{\"reason\": \"x\"}")
                        : operation.examples().stream()
                            .map(example -> example.body() == null ? "{}" : example.body())
                            .toList()));
  }

  private static List<String> fieldsOfForms() {
    var root = Path.of(System.getProperty("lammer.root"), "app/src/main/jte");
    try (var files = Files.walk(root)) {
      var names = new TreeSet<String>();
      for (var file : files.filter(Files::isRegularFile).toList()) {
        FIELD.matcher(Files.readString(file)).results().forEach(found -> names.add(found.group(1)));
      }
      return List.copyOf(names);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static String somebody(Handler handler) {
    var needs = handler.needs();
    return DemoUsers.ALL.stream()
        .filter(user -> needs == null || user.role().may(needs))
        .findFirst()
        .orElseThrow()
        .name();
  }

  private static boolean endsTheSession(Handler handler) {
    return handler.path().equals("/sign-out")
        || (handler.path().equals("/api/session") && handler.method().equals("DELETE"));
  }

  /// What was accepted of it can be shown, printed and verified.
  private static void stillWorks(Running server) {
    var today = server.host().live().gamingDay().of(server.host().live().clock().instant());
    for (var format : List.of("json", "csv", "pdf")) {
      assertThat(
              server
                  .person("otto")
                  .read("/api/reports/%s?format=%s".formatted(today, format))
                  .statusCode())
          .as(format)
          .isEqualTo(200);
    }
    assertThat(server.read("/actuator/health").statusCode()).isEqualTo(200);
  }
}
