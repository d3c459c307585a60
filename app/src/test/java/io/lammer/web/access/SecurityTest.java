package io.lammer.web.access;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.journal.StoredEvent;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.catalina.Context;
import org.junit.jupiter.api.Test;
import org.springframework.boot.tomcat.TomcatWebServer;

final class SecurityTest {
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);
  private static final Pattern TOKEN = Pattern.compile("name=\"_csrf\" value=\"([^\"]+)\"");

  private final Running server = Running.shared();

  private void add(String name) {
    server.add(name, Role.SUPERVISOR, "training");
  }

  /// A form as a browser sends it, with the session that its page gave.
  private HttpResponse<String> submit(String name, String password, String then) {
    var page = server.read("/sign-in");
    var token = TOKEN.matcher(page.body());
    assertThat(token.find()).isTrue();
    return server.send(
        HttpRequest.newBuilder(server.at("/sign-in"))
            .header("Cookie", cookie(page))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Accept", "text/html")
            .POST(
                BodyPublishers.ofString(
                    "_csrf=%s&name=%s&password=%s&then=%s"
                        .formatted(
                            URLEncoder.encode(token.group(1), UTF_8),
                            name,
                            password,
                            URLEncoder.encode(then, UTF_8)))));
  }

  private static String cookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  @Test
  void aSessionKnownBeforeSignInIsWorthNothingAfterIt() {
    var before = server.newPerson("drew").cookie();
    var answer =
        server.send(
            HttpRequest.newBuilder(server.at("/api/session"))
                .header("Cookie", before)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"user\": \"sam\", \"password\": \"training\"}")));
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(cookie(answer)).isNotEqualTo(before);
    var old =
        server.send(HttpRequest.newBuilder(server.at("/api/session")).header("Cookie", before));
    assertThat(old.statusCode()).isEqualTo(401);
  }

  @Test
  void aWrongPasswordAndAnUnknownNameGetTheSameAnswer() {
    add("wendy");
    var wrong = server.enter("wendy", "no");
    var unknown = server.enter("who", "no");
    assertThat(List.of(wrong.statusCode(), unknown.statusCode())).containsOnly(401);
    assertThat(wrong.body()).isEqualTo(unknown.body());
  }

  @Test
  void aCommandWithoutItsTokenIsRefused() {
    var person = server.person("mona");
    var without =
        server.send(
            person
                .request("/api/tables/S1/suspend")
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", "k")
                .POST(BodyPublishers.ofString("{\"reason\": \"x\"}")));
    assertThat(without.statusCode()).isEqualTo(403);
    assertThat(Running.json(without).at("/code").asString()).isEqualTo("csrf");
    var foreign = new Person(server, person.cookie(), server.newPerson("mona").token());
    assertThat(foreign.post("/api/tables/S1/suspend", "{\"reason\": \"x\"}").statusCode())
        .isEqualTo(403);
    var page =
        server.send(
            person
                .request("/sign-out")
                .header("Accept", "text/html")
                .POST(BodyPublishers.noBody()));
    assertThat(page.statusCode()).isEqualTo(403);
    assertThat(page.body()).contains("<html");
  }

  @Test
  void pagesAreServedWithStrictHeaders() {
    var headers = server.read("/sign-in").headers();
    assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
    assertThat(headers.firstValue("Referrer-Policy")).contains("same-origin");
    assertThat(headers.firstValue("Cache-Control").orElseThrow()).contains("no-store");
    assertThat(headers.firstValue("Server")).isEmpty();
  }

  @Test
  void theCookieIsKeptFromScriptsAndOtherSites() {
    assertThat(server.enter("sam", "training").headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly")
        .contains("SameSite=Strict");
    assertThat(server.read("/sign-in").body()).doesNotContain("jsessionid");
  }

  @Test
  void whoIsShutOutLosesAccessAtOnce() {
    add("dora");
    var person = server.newPerson("dora");
    assertThat(person.read("/api/session").statusCode()).isEqualTo(200);
    server.done(ADMINISTRATOR, new Act.ChangeUser("dora", "Dora", Role.ANALYST, true, "moved"));
    assertThat(person.read("/api/session").statusCode()).isEqualTo(401);
    var moved = server.newPerson("dora");
    assertThat(moved.read("/api/alerts").statusCode()).isEqualTo(403);
    server.done(ADMINISTRATOR, new Act.ChangeUser("dora", "Dora", Role.SUPERVISOR, false, "left"));
    assertThat(moved.read("/api/session").statusCode()).isEqualTo(401);
    assertThat(server.enter("dora", "training").statusCode()).isEqualTo(401);
  }

  @Test
  void whatWasEndedDoesNotRevive() {
    add("rita");
    var person = server.newPerson("rita");
    var out = new Act.ChangeUser("rita", "Rita", Role.SUPERVISOR, false, "on leave");
    var in = new Act.ChangeUser("rita", "Rita", Role.SUPERVISOR, true, "is back");
    server.done(ADMINISTRATOR, out);
    server.done(ADMINISTRATOR, in);
    assertThat(person.read("/api/session").statusCode()).isEqualTo(401);
    var again = server.newPerson("rita");
    assertThat(again.read("/api/session").statusCode()).isEqualTo(200);
    server.done(ADMINISTRATOR, new Act.SetSecret("rita", User.Secret.PASSWORD));
    assertThat(again.read("/api/session").statusCode()).isEqualTo(401);
  }

  @Test
  void lookingMakesNoSession() {
    for (var path : List.of("/sign-in", "/help", "/nothing", "/api/session", "/floor", "/")) {
      var answer =
          server.send(HttpRequest.newBuilder(server.at(path)).header("Accept", "text/html"));
      assertThat(answer.headers().allValues("Set-Cookie"))
          .as(path)
          .noneMatch(cookie -> cookie.startsWith("lammer="));
    }
    assertThat(server.enter("nobody", "guess").headers().allValues("Set-Cookie")).isEmpty();
  }

  @Test
  void onePersonHasNoMoreSessionsThanFifty() {
    add("sessa");
    var first = server.newPerson("sessa");
    for (var i = 0; i < Sessions.OF_ONE - 1; i++) {
      server.enter("sessa", "training");
    }
    assertThat(first.read("/api/session").statusCode()).isEqualTo(200);
    var last = server.newPerson("sessa");
    assertThat(first.read("/api/session").statusCode()).isEqualTo(401);
    assertThat(last.read("/api/session").statusCode()).isEqualTo(200);
  }

  /// Managers read journals, but not who came and went.
  @Test
  void theJournalOfAccessIsForThoseWhoMaySeeUsers() {
    var path = "/api/journals/access/events";
    assertThat(server.person("mona").read(path).statusCode()).isEqualTo(404);
    assertThat(server.person("mona").read("/api/journals").body()).doesNotContain("\"access\"");
    assertThat(server.person("otto").read(path).statusCode()).isEqualTo(200);
    assertThat(server.person("otto").read("/api/journals").body()).contains("\"access\"");
  }

  @Test
  void whoSignsOutIsOut() {
    var person = server.newPerson("drew");
    assertThat(server.send(person.command("/api/session").DELETE()).statusCode()).isEqualTo(204);
    assertThat(person.read("/api/session").statusCode()).isEqualTo(401);
  }

  @Test
  void aSessionEndsAfterHalfAnHourWithoutARequest() throws IOException {
    assertThat(server.bean(ServletContext.class).getSessionTimeout()).isEqualTo(30);
    var person = server.newPerson("drew");
    var tomcat = ((TomcatWebServer) server.webServer()).getTomcat();
    var sessions = ((Context) tomcat.getHost().findChildren()[0]).getManager();
    sessions.findSession(person.cookie().split("=", 2)[1]).expire();
    assertThat(person.read("/api/session").statusCode()).isEqualTo(401);
  }

  @Test
  void streamsNeedASignIn() {
    assertThat(server.read("/live?topics=floor").statusCode()).isEqualTo(401);
  }

  @Test
  void signInLeadsOnlyToPagesOfOurs() {
    assertThat(submit("sam", "training", "/floor?x=1").headers().firstValue("Location"))
        .contains("/floor?x=1");
    assertThat(
            Stream.of(
                "//evil.example",
                "https://evil.example",
                "/\\evil.example",
                "\\\\evil.example",
                "/%5cevil.example",
                "javascript:alert(1)",
                "/x//evil.example",
                "/floor\r\nX: y"))
        .allSatisfy(
            then ->
                assertThat(
                        submit("sam", "training", then)
                            .headers()
                            .firstValue("Location")
                            .orElse("/"))
                    .doesNotContain("evil")
                    .doesNotContain("alert")
                    .startsWith("/"));
  }

  @Test
  void filesOutsideTheStaticOnesAreNotServed() {
    assertThat(
            Stream.of(
                "/css/..%2f..%2flammer-server.yaml",
                "/css/%2e%2e/%2e%2e/lammer-server.yaml",
                "/css/..%5c..%5clammer-server.yaml",
                "/webjars/..%2f..%2f..%2fapi/openapi.yaml",
                "/css/felt/..%2f..%2f..%2f..%2flammer-server.yaml",
                "/lammer-server.yaml",
                "/WEB-INF/web.xml",
                "/actuator/env",
                "/actuator/heapdump"))
        .allSatisfy(
            path -> assertThat(server.read(path).statusCode()).as(path).isBetween(400, 404));
  }

  @Test
  void namesAreEscapedInPages() {
    var answer = submit("<script>alert(1)</script>", "wrong", "\"><script>alert(2)</script>");
    assertThat(answer.body()).contains("&lt;script").doesNotContain("<script>alert");
  }

  @Test
  void signInsRefusalsAndAdministrationAreWrittenDown() {
    add("vera");
    server.enter("vera", "wrong");
    var person = server.newPerson("vera");
    person.read("/api/users");
    server.send(person.command("/api/session").DELETE());
    var access = kinds("access", "vera");
    assertThat(access).contains("sign-in-refused", "signed-in", "act-refused", "signed-out");
    assertThat(kinds("house", "vera")).contains("user-added");
    assertThat(
            server
                .host()
                .live()
                .database()
                .journals()
                .read("access", 1)
                .map(event -> event.entry().body()))
        .noneMatch(body -> body.contains("training"));
  }

  /// A password in the field of the name.
  @Test
  void aNameThatNobodyHasIsNotKept() {
    server.enter("Secret-Of-Vera 7", "vera");
    server.enter("Secret-Of-Vera 7", "vera");
    try (var access = server.host().live().database().journals().read("access", 1)) {
      var unknown =
          access
              .map(event -> event.entry().body())
              .filter(body -> body.contains("unknown "))
              .toList();
      assertThat(unknown).hasSizeGreaterThanOrEqualTo(2);
      assertThat(String.join("", unknown)).doesNotContainIgnoringCase("secret-of-vera");
    }
  }

  private List<String> kinds(String journal, String about) {
    return server
        .host()
        .live()
        .database()
        .journals()
        .read(journal, 1)
        .map(StoredEvent::entry)
        .filter(entry -> entry.body().contains(about))
        .map(entry -> entry.kind())
        .toList();
  }

  @Test
  void withoutAnIssuerThereIsNoWayToOne() {
    assertThat(server.read("/sign-in").body()).doesNotContain("issuer");
    for (var path : List.of("/sign-in/issuer", "/sign-in/issuer/back?code=x&state=y")) {
      assertThat(server.read(path).statusCode()).as(path).isEqualTo(404);
    }
    assertThat(server.person("ada").read("/users?change=drew").body()).doesNotContain("issuer");
  }

  @Test
  void figuresPassedOnByAProxyNeedASignIn() {
    var passed =
        HttpRequest.newBuilder(server.at("/actuator/prometheus"))
            .header("X-Forwarded-For", "203.0.113.7");
    assertThat(server.send(passed).statusCode()).isEqualTo(403);
    assertThat(server.read("/actuator/prometheus").statusCode()).isEqualTo(200);
  }
}
