package io.lammer.web.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Role;
import io.lammer.house.User;
import io.lammer.web.Running;
import io.lammer.web.SecondFactor;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SecondFactorTest {
  private static final String SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

  @TempDir private Path folder;

  @Test
  void trueIsForAdministrators() {
    assertThat(SecondFactor.roles(List.of("true"))).containsExactly(Role.ADMINISTRATOR);
    assertThat(SecondFactor.roles(List.of("false"))).isEmpty();
    assertThat(SecondFactor.roles(List.of())).isEmpty();
    assertThat(SecondFactor.roles(List.of("true", " accounting")))
        .containsExactlyInAnyOrder(Role.ADMINISTRATOR, Role.ACCOUNTING);
  }

  private static Running.Person withDigits(Running server, String name) {
    var answer =
        server.send(
            HttpRequest.newBuilder(server.at("/api/session"))
                .header("Content-Type", "application/json")
                .POST(
                    BodyPublishers.ofString(
                        "{\"user\": \"%s\", \"password\": \"training\", \"code\": \"%s\"}"
                            .formatted(name, Authenticator.digits(SECRET, Instant.now())))));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    var cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    return new Running.Person(server, cookie, "");
  }

  /// People who approve must show more than a password.
  @Test
  void aPersonOfANamedRoleGetsNowhereWithoutAnAuthenticator() {
    try (var server =
        Running.with(
            Map.of(
                "lammer.db",
                folder.resolve("house.db").toString(),
                "lammer.second-factor",
                "accounting,manager"))) {
      for (var name : List.of("alex", "mona")) {
        var person = server.newPerson(name);
        var refused = person.read("/api/jackpots");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(Running.json(refused).at("/code").asString()).isEqualTo("unsettled");
        assertThat(person.read("/account").statusCode()).isEqualTo(200);
      }
      assertThat(server.newPerson("sam").read("/api/jackpots").statusCode()).isEqualTo(200);
      assertThat(server.newPerson("ada").read("/api/users").statusCode()).isEqualTo(200);
      server.set("mona", Role.MANAGER, User.Secret.AUTHENTICATOR, SECRET);
      assertThat(withDigits(server, "mona").read("/api/jackpots").statusCode()).isEqualTo(200);
    }
  }
}
