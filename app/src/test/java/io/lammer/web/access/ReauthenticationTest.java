package io.lammer.web.access;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Role;
import io.lammer.house.SignInCounts;
import io.lammer.house.User.Secret;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Nobody changes what a person proves who they are with, on the strength of an open session.
class ReauthenticationTest {
  private static final String OWN = "training";
  private static final String PIN = "739164";

  private final Running server = Running.shared();

  private String authenticator(String name, Role role) {
    var secret = Secrets.random(Secret.AUTHENTICATOR);
    server.set(name, role, Secret.AUTHENTICATOR, secret);
    return secret;
  }

  private HttpResponse<String> form(Person person, String path, Map<String, String> fields) {
    var body =
        fields.entrySet().stream()
            .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), UTF_8))
            .collect(Collectors.joining("&"));
    return server.send(
        person
            .request(path)
            .header("Accept", "text/html")
            .header("X-CSRF-TOKEN", person.token())
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(body)));
  }

  private static Map<String, String> password(String digits) {
    return Map.of(
        "old", OWN, "password", "taken over 1", "again", "taken over 1", "digits", digits);
  }

  /// Relief by PIN at a console, then the password is changed: that gave a manager's full rights
  /// without the authenticator.
  @Test
  void aSessionOpenedByPinChangesNothingOfTheAccount() {
    server.add("pina", Role.MANAGER, OWN);
    server.set("pina", Role.MANAGER, Secret.PIN, PIN);
    authenticator("pina", Role.MANAGER);
    var setup = SetupReader.read(Value.parse("setup", "{edition: bonus-craps-wa, training: true}"));
    server.done(new Actor("mona", Role.MANAGER), new Act.Draft("PIN1", setup));
    var console = server.newPerson("dana");
    var relieved =
        console.post("/tables/PIN1/relief", "{\"name\": \"pina\", \"pin\": \"%s\"}".formatted(PIN));
    assertThat(relieved.statusCode()).isEqualTo(200);
    var cookie = relieved.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    var pina = new Person(server, cookie, console.token());
    assertThat(pina.read("/api/session").body()).contains("pina", "dealer");

    for (var path : new String[] {"password", "pin", "authenticator"}) {
      var refused = form(pina, "/account/" + path, password(""));
      assertThat(refused.statusCode()).as(path).isEqualTo(403);
      assertThat(refused.body()).contains("opened by PIN");
    }
    assertThat(pina.read("/account").statusCode()).isEqualTo(403);
    assertThat(pina.read("/api/journals").statusCode()).isEqualTo(403);
    assertThat(secrets().matches("pina", Secret.PASSWORD, OWN)).isTrue();
  }

  private Secrets secrets() {
    return server.bean(Secrets.class);
  }

  @Test
  void theDigitsAreAskedForAgainAndCountOnce() {
    server.add("dita", Role.SUPERVISOR, OWN);
    var dita = server.newPerson("dita");
    var secret = authenticator("dita", Role.SUPERVISOR);
    assertThat(dita.read("/account").body()).contains("name=\"digits\"");
    assertThat(form(dita, "/account/password", password("")).body()).contains("six digits");
    assertThat(form(dita, "/account/password", password("000000")).statusCode()).isEqualTo(422);
    assertThat(secrets().matches("dita", Secret.PASSWORD, OWN)).isTrue();

    var digits = Authenticator.digits(secret, Instant.now());
    var pin = Map.of("old", OWN, "pin", PIN, "digits", digits);
    assertThat(form(dita, "/account/pin", pin).statusCode()).isEqualTo(200);
    assertThat(form(dita, "/account/pin", pin).statusCode()).isEqualTo(422);
    assertThat(server.host().live().history().after(SignInCounts.JOURNAL, 0, SignInCounts.NONE))
        .anyMatch(
            happened ->
                happened.event() instanceof AccessEvent.Reauthenticated(var user, _)
                    && user.equals("dita"));
  }

  @Test
  void aRecoveryCodeIsGoodOnce() {
    server.add("roxy", Role.SUPERVISOR, OWN);
    var codes = Authenticator.recoveryCodes(authenticator("roxy", Role.SUPERVISOR));
    assertThat(codes).hasSize(10).doesNotHaveDuplicates();
    assertThat(entered("roxy", codes.get(3).toLowerCase(Locale.ROOT))).isEqualTo(200);
    assertThat(entered("roxy", codes.get(3))).isEqualTo(401);
    assertThat(entered("roxy", codes.get(4).replace("-", ""))).isEqualTo(200);
    assertThat(entered("roxy", "AAAAA-AAAAA")).isEqualTo(401);
  }

  private int entered(String name, String code) {
    var body = "{\"user\": \"%s\", \"password\": \"%s\", \"code\": \"%s\"}";
    return server
        .send(
            HttpRequest.newBuilder(server.at("/api/session"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.formatted(name, OWN, code))))
        .statusCode();
  }

  /// An administrator's open screen took the administrator's own authenticator away and gave a new
  /// password, unasked.
  @Test
  void anAdministratorsOwnSecretsAreSetOnTheAccountPageOnly() {
    server.add("anya", Role.ADMINISTRATOR, OWN);
    var anya = server.newPerson("anya");
    authenticator("anya", Role.ADMINISTRATOR);
    for (var kind : Secret.values()) {
      var answer = form(anya, "/users/anya/secret", Map.of("kind", kind.name()));
      assertThat(answer.statusCode()).as(kind.name()).isEqualTo(422);
      assertThat(answer.body()).doesNotContain("new-secret");
    }
    assertThat(server.host().floor().house().held("anya").authenticator()).isTrue();
    assertThat(secrets().matches("anya", Secret.PASSWORD, OWN)).isTrue();
    server.done(
        new Actor("ada", Role.ADMINISTRATOR),
        new Act.ChangeUser("anya", "anya", Role.ANALYST, false, "the test is over"));
  }
}
