package io.lammer.web.display;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Display;
import io.lammer.house.Role;
import io.lammer.kit.Proves;
import io.lammer.table.Answer;
import io.lammer.web.HouseService;
import io.lammer.web.Running;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayAccessTest {
  private static final Actor ADMINISTRATOR = new Actor("ada", Role.ADMINISTRATOR);
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir static Path folder;

  private static Running server;
  private static HouseService host;
  private static String token = "";

  @BeforeAll
  static void start() {
    server =
        Running.with(
            Map.of(
                "lammer.db", folder.resolve("demo.db").toString(),
                "lammer.demo", "true",
                "lammer.demo-speed", "0"));
    host = server.host();
    token = added("above C1");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String added(String name) {
    var fresh = Token.fresh();
    var act = new Act.AddDisplay(new Display(name, "C1", Token.hash(fresh)));
    assertThat(host.act(ADMINISTRATOR, act)).isInstanceOf(Answer.Accepted.class);
    return fresh;
  }

  private static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(server.at(path));
  }

  private static HttpResponse<String> fetch(String path) throws IOException, InterruptedException {
    return CLIENT.send(request(path).build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void aTokenOpensItsTableWithoutASession() throws Exception {
    var page = fetch("/d/" + token);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(page.body()).contains("data-topic=\"display/C1\"", "TRAINING");
  }

  @Test
  @Proves({"BCW-equipment-2", "RPB-equipment-2", "TDB-equipment-2"})
  void aDisplayHasNoControls() throws Exception {
    assertThat(fetch("/d/" + token).body())
        .contains("data-topic=\"display/C1\"")
        .doesNotContainPattern("<(form|button|input|select|textarea|a|iframe)[\\s>]");
  }

  @Test
  void theStreamOfADisplayShowsItsTableAndNothingElse() throws Exception {
    var response =
        CLIENT.send(
            request("/d/" + token + "/live?topics=alerts,meters,tile/B1").build(),
            HttpResponse.BodyHandlers.ofInputStream());
    assertThat(response.headers().firstValue("Set-Cookie")).isEmpty();
    try (var lines = new BufferedReader(new InputStreamReader(response.body(), UTF_8))) {
      assertThat(lines.lines().filter(line -> line.startsWith("event:")).limit(3))
          .containsExactly("event: beat", "event: display/C1", "event: beat");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/d/wrong", "/d/wrong/live", "/d/A"})
  void aWrongTokenOpensNothing(String path) throws Exception {
    assertThat(fetch(path).statusCode()).isEqualTo(404);
  }

  @Test
  @Proves({"BCW-equipment-2", "RPB-equipment-2", "TDB-equipment-2"})
  void aTokenIsNoWayToAnythingElse() throws Exception {
    assertThat(fetch("/tables/C1/display").statusCode()).isEqualTo(401);
    assertThat(fetch("/live?topics=display/C1").statusCode()).isEqualTo(401);
    assertThat(
            CLIENT
                .send(
                    request("/d/" + token).POST(HttpRequest.BodyPublishers.noBody()).build(),
                    HttpResponse.BodyHandlers.ofString())
                .statusCode())
        .isGreaterThanOrEqualTo(400);
  }

  @Test
  void aRemovedDisplayIsDark() throws Exception {
    var taken = added("taken down");
    host.act(ADMINISTRATOR, new Act.RemoveDisplay("taken down", "it hangs elsewhere now"));
    assertThat(fetch("/d/" + taken).statusCode()).isEqualTo(404);
  }
}
