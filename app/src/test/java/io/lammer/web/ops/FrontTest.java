package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.web.LammerServer;
import io.lammer.web.Running;
import io.lammer.web.Wire;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What stands before the server: proxies, and the names it is asked by.
final class FrontTest {
  @TempDir private Path folder;

  private Map<String, String> settings(String key, String value) {
    return Map.of(
        "server.port", "0", "lammer.db", folder.resolve("house.db").toString(), key, value);
  }

  private static Wire.Heard get(Running server, String path, String... headers) {
    var lines = new ArrayList<>(List.of("GET " + path + " HTTP/1.1"));
    lines.addAll(List.of(headers));
    return Wire.say(server.port(), true, lines, "");
  }

  /// The address that the access journal has for a sign-in that was passed on so.
  private static String address(Running server, String forwarded) {
    var body = "{\"user\": \"nobody\", \"password\": \"wrong\"}";
    Wire.say(
        server.port(),
        true,
        List.of(
            "POST /api/session HTTP/1.1",
            "Host: localhost",
            "Content-Type: application/json",
            "Content-Length: " + body.length(),
            "X-Forwarded-For: " + forwarded),
        body);
    var journals = server.host().live().database().journals();
    var last = journals.event("access", server.host().live().version("access")).orElseThrow();
    return last.entry().body().replaceAll(".*\"from\":\\s*\"([^\"]*)\".*", "$1");
  }

  @Test
  void nobodyIsBelievedUnlessNamed() {
    try (var server = Running.with(settings("lammer.proxies", "10.9.9.9"))) {
      assertThat(address(server, "203.0.113.9")).isEqualTo("127.0.0.1");
      assertThat(
              get(server, "/actuator/prometheus", "Host: localhost", "X-Forwarded-For: 127.0.0.1")
                  .status())
          .isEqualTo(403);
    }
  }

  @Test
  void ofANamedProxyOnlyTheAddressThatItWroteCounts() {
    try (var server = Running.with(settings("lammer.proxies", "10.9.9.9,127.0.0.1"))) {
      assertThat(address(server, "198.51.100.1, 203.0.113.9")).isEqualTo("203.0.113.9");
      assertThat(address(server, "198.51.100.2, 203.0.113.9, 10.9.9.9")).isEqualTo("203.0.113.9");
      for (var invented : List.of("127.0.0.1, 203.0.113.9", "127.0.0.1", "10.9.9.9")) {
        assertThat(
                get(
                        server,
                        "/actuator/prometheus",
                        "Host: localhost",
                        "X-Forwarded-For: " + invented)
                    .status())
            .as(invented)
            .isEqualTo(403);
      }
      assertThat(get(server, "/actuator/prometheus", "Host: localhost").status())
          .as("nothing tells a collector here from what the proxy here passes on")
          .isEqualTo(403);
    }
  }

  @Test
  void theFrameworksOwnWaysToBelieveAnybodyAreRefused() {
    for (var key :
        List.of(
            "server.forward-headers-strategy",
            "server.tomcat.remoteip.remote-ip-header",
            "server.tomcat.remoteip.protocol-header")) {
      assertThatThrownBy(() -> LammerServer.start(settings(key, "framework")).close())
          .hasMessageContaining("name the proxies in lammer.proxies");
    }
    assertThatThrownBy(() -> LammerServer.start(settings("lammer.proxies", "proxy.local")).close())
        .hasMessageContaining("lammer.proxies names \"proxy.local\"; expected addresses");
  }

  @Test
  void theServerAnswersToItsOwnNamesOnly() {
    try (var server = Running.with(settings("lammer.hosts", "floor.example, Pit.Example"))) {
      for (var own :
          List.of("localhost:1", "127.0.0.1", "[::1]:80", "floor.example", "PIT.example:443")) {
        assertThat(get(server, "/sign-in", "Host: " + own, "Accept: text/html").status())
            .as(own)
            .isEqualTo(200);
      }
      for (var other : List.of("evil.example", "floor.example.evil.example", "203.0.113.9", "1")) {
        var answer = get(server, "/sign-in", "Host: " + other, "Accept: text/html");
        assertThat(answer.status()).as(other).isEqualTo(421);
        assertThat(answer.text()).contains("lammer.hosts").doesNotContain("Set-Cookie");
      }
      assertThat(Wire.say(server.port(), true, List.of("GET /sign-in HTTP/1.0"), "").status())
          .isEqualTo(200);
    }
  }

  @Test
  void aLengthThatCannotBeIsABadRequest() {
    var server = Running.shared();
    for (var lengths : List.of("Content-Length: 5\r\nContent-Length: 6", "Content-Length: some")) {
      var lines = List.of("POST /api/session HTTP/1.1", "Host: localhost", lengths);
      assertThat(Wire.say(server.port(), true, lines, "abcdef").status()).isEqualTo(400);
    }
  }

  @Test
  void otherSitesHoldNoHandleOnPagesAndEmbedNothing() {
    assertThat(get(Running.shared(), "/sign-in", "Host: localhost").text())
        .contains("Cross-Origin-Opener-Policy: same-origin")
        .contains("Cross-Origin-Resource-Policy: same-origin");
  }
}
