package io.lammer.web.device;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.games.craps.CrapsCommand;
import io.lammer.house.Act;
import io.lammer.house.Actor;
import io.lammer.house.Alert;
import io.lammer.house.LiveDevice;
import io.lammer.house.LiveTable;
import io.lammer.house.Role;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupReader;
import io.lammer.table.Command;
import io.lammer.web.Await;
import io.lammer.web.Running;
import io.lammer.web.access.Handlers;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/// What a device can do with its token, and what it cannot.
class DevicesTest {
  private static final Actor MANAGER = new Actor("mona", Role.MANAGER);
  private static final Actor SUPERVISOR = new Actor("sam", Role.SUPERVISOR);
  private static final Actor DEALER = new Actor("dana", Role.DEALER);

  private static final String CRAPS =
      """
      edition: bonus-craps-wa
      venue: tribal
      approval: TGA-2026-4
      equipment: [Andromeda 3d]
      jackpots: [{paytable: PT-BJS-FUP-01, kind: progressive, wager: 1, meter: 300, seed: 250,
        increment: 20%, reserve: 10%, controls: IC-7}]
      """;

  @TempDir static Path folder;
  private static Running server;
  private String table = "";

  @BeforeAll
  static void start() {
    server =
        Running.with(
            Map.of(
                "lammer.db", folder.resolve("house.db").toString(),
                "lammer.device-silence", "2s",
                "lammer.pace", "20ms"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /// A table of its own for each test.
  @BeforeEach
  void open(TestInfo test) {
    table = "T-" + test.getDisplayName().replaceAll("[^A-Za-z]", "");
    table = table.substring(0, Math.min(30, table.length()));
    var setup = SetupReader.read(Value.parse("setup", CRAPS));
    server.done(MANAGER, new Act.Draft(table, setup));
    server.done(SUPERVISOR, new Act.Open(table, List.of()));
  }

  private String added(String kind) {
    var answer =
        server
            .person("mona")
            .post(
                "/api/devices",
                "{\"device\": \"%s\", \"kind\": \"%s\", \"table\": \"%s\"}"
                    .formatted(name(kind), kind, table));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Running.json(answer).path("token").asString();
  }

  private String name(String kind) {
    return table + " " + kind;
  }

  private static HttpRequest.Builder as(String token, String path) {
    return HttpRequest.newBuilder(server.at(path))
        .header("Authorization", "Bearer " + token)
        .header("Content-Type", "application/json");
  }

  private static HttpResponse<String> send(String token, long sequence, long round, String what) {
    return server.send(
        as(token, "/api/device/messages")
            .POST(
                BodyPublishers.ofString(
                    "{\"sequence\": %d, \"round\": %d, \"do\": %s}"
                        .formatted(sequence, round, what))));
  }

  private static HttpResponse<String> beat(String token) {
    return server.send(as(token, "/api/device/beat").POST(BodyPublishers.ofString("{}")));
  }

  private static String sense(int seat, boolean covered) {
    return "{\"sense\": {\"seat\": %d, \"sensor\": 1, \"covered\": %b}}".formatted(seat, covered);
  }

  private void play(Command... commands) {
    server.done(DEALER, new Act.Play(table, List.of(commands)));
  }

  private LiveTable live() {
    return server.host().floor().table(table).orElseThrow();
  }

  private LiveDevice device(String kind) {
    return server.host().floor().device(name(kind)).orElseThrow();
  }

  private List<Alert.Kind> alerts() {
    return server.host().floor().house().alerts().stream()
        .filter(alert -> alert.where().equals(table))
        .map(Alert::kind)
        .toList();
  }

  /// On a busy machine a device may besides be silent for two seconds.
  private boolean liesOnly() {
    return alerts().stream()
        .filter(kind -> kind != Alert.Kind.SILENT)
        .toList()
        .equals(List.of(Alert.Kind.LYING));
  }

  private String console() {
    var page = server.person("dana").read("/tables/" + table);
    assertThat(page.statusCode()).isEqualTo(200);
    return page.body();
  }

  @Test
  void aMessageIsDoneOnceAndAnsweredTheSameAgain() {
    var token = added("sensors");
    var first = send(token, 1, 0, sense(2, true));
    assertThat(first.statusCode()).as(first.body()).isEqualTo(200);
    assertThat(Running.json(first).path("done").asBoolean()).isTrue();
    assertThat(Running.json(first).path("taken").asLong()).isOne();
    assertThat(Running.json(send(token, 1, 0, sense(2, true)))).isEqualTo(Running.json(first));
    assertThat(live().playing().wagers()).hasSize(1);
  }

  @Test
  void aRefusedMessageIsTakenAndStaysRefused() {
    var token = added("sensors");
    play(new Command.Lock());
    var late = send(token, 1, 0, sense(2, true));
    assertThat(late.statusCode()).isEqualTo(200);
    assertThat(Running.json(late).at("/refusals/0/code").asString()).isEqualTo("betting-closed");
    play(new Command.Reopen());
    assertThat(Running.json(send(token, 1, 0, sense(2, true)))).isEqualTo(Running.json(late));
    assertThat(live().playing().wagers()).isEmpty();
    assertThat(console()).contains("reported seat 2, sensor 1 covered, which was not taken");
  }

  @Test
  void aGapIsToldTheNumberThatIsExpected() {
    var token = added("sensors");
    send(token, 1, 0, sense(1, true));
    var gap = send(token, 3, 0, sense(2, true));
    assertThat(gap.statusCode()).isEqualTo(409);
    assertThat(Running.json(gap).path("code").asString()).isEqualTo("out-of-sequence");
    assertThat(Running.json(gap).path("expected").asLong()).isEqualTo(2);
    assertThat(live().playing().wagers()).hasSize(1);
  }

  @Test
  void aNumberWithAnotherMessageIsALie() {
    var token = added("dice");
    send(token, 1, 0, "{\"roll\": [1, 2]}");
    var lie = send(token, 1, 0, "{\"roll\": [6, 6]}");
    assertThat(lie.statusCode()).isEqualTo(409);
    assertThat(Running.json(lie).path("code").asString()).isEqualTo("key-reused");
    Await.until("an alert that the device lies", this::liesOnly);
  }

  @Test
  void aDeviceThatIsTooFastIsHeldUpAndTold() {
    var token = added("dice");
    var sent = 0;
    while (sent < 5_000 && send(token, sent + 1, 0, "{\"roll\": [1, 2]}").statusCode() == 200) {
      sent++;
    }
    assertThat(sent).isGreaterThan(19);
    assertThat(device("dice").taken()).isEqualTo(sent);
    Await.until("an alert that the device lies", this::liesOnly);
  }

  @Test
  void aReaderEntersAndAPersonConfirms() {
    var token = added("dice");
    play(new Command.Lock());
    assertThat(send(token, 1, 0, "{\"roll\": [3, 4]}").body()).contains("\"done\":true");
    assertThat(live().playing().entered()).isNotNull();
    assertThat(live().round()).isZero();
    assertThat(send(token, 2, 0, "{\"confirm\": {}}").body()).contains("not-allowed");
    assertThat(send(token, 3, 0, "{\"roll\": [3, 4]}").body()).contains("not-next");
    assertThat(live().round()).isZero();
    play(new Command.Confirm());
    assertThat(live().round()).isOne();
  }

  @Test
  void aTokenOpensNothingElse() {
    var token = added("sensors");
    var closed = 0;
    for (var handler : server.bean(Handlers.class).all()) {
      if (handler.needs() == null) {
        continue;
      }
      var path =
          handler
              .path()
              .replaceAll("\\{[^}:]+:([a-z]+)[|][^}]+}", "$1")
              .replaceAll("\\{[^}]+}", table);
      var answer =
          server.send(as(token, path).method(handler.method(), BodyPublishers.ofString("{}")));
      assertThat(answer.statusCode()).as(handler.method() + " " + path).isIn(302, 303, 401, 403);
      closed++;
    }
    assertThat(closed).isGreaterThan(80);
    assertThat(server.read("/d/" + token).statusCode()).isEqualTo(404);
    assertThat(beat("wrong").statusCode()).isEqualTo(401);
    assertThat(server.send(HttpRequest.newBuilder(server.at("/api/device/live"))).statusCode())
        .isEqualTo(401);
  }

  @Test
  void noKindIsToldOfMoney() {
    var lights = added("sensors");
    send(lights, 1, 0, sense(2, true));
    assertThat(beat(lights).body())
        .contains("{\"seat\":2,\"sensor\":1,\"lit\":true,\"kept\":false}");
    for (var token : List.of(lights, added("dice"), added("shoe"), added("display"))) {
      assertThat(beat(token).body())
          .contains("\"bets\":\"open\"")
          .doesNotContain("300", "meter", "$");
    }
  }

  @Test
  void aDisplayOpensItsPicture() {
    var token = added("display");
    var page = server.read("/d/" + token);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).contains("data-topic=\"display/" + table + "\"");
    Await.until("the display to be heard", () -> device("display").heard());
    assertThat(send(token, 1, 0, sense(1, true)).body()).contains("not-allowed");
  }

  @Test
  void silenceIsSeenAndGoesByItself() {
    var token = added("dice");
    beat(token);
    Await.until("an alert of silence", () -> alerts().equals(List.of(Alert.Kind.SILENT)));
    assertThat(console()).contains("Device %s is offline. Key by hand.".formatted(name("dice")));
    play(new Command.Lock(), new CrapsCommand.Roll(3, 4), new Command.Confirm());
    assertThat(live().round()).isOne();
    Await.until(
        "the end of the silence",
        () -> {
          beat(token);
          return alerts().isEmpty() && !console().contains("is offline");
        });
  }

  @Test
  void aStreamTellsTheTableAndTheEndOfTheToken() throws Exception {
    var token = added("dice");
    try (var client = HttpClient.newHttpClient()) {
      var answer =
          client.send(as(token, "/api/device/live").GET().build(), BodyHandlers.ofInputStream());
      try (var lines = new BufferedReader(new InputStreamReader(answer.body(), UTF_8))) {
        heard(lines, "\"bets\":\"open\"");
        play(new Command.Lock());
        heard(lines, "\"bets\":\"closed\"");
        send(token, 1, 0, "{\"roll\": [3, 4]}");
        heard(lines, "\"taken\":1");
        var path = "/api/devices/%s/revoke".formatted(encoded(name("dice")));
        assertThat(server.person("mona").post(path, "{\"reason\": \"lost\"}").statusCode())
            .isEqualTo(200);
        heard(lines, "\"revoked\":true");
        assertThat(lines.lines()).allMatch(line -> !line.startsWith("data: {"));
      }
    }
    assertThat(beat(token).statusCode()).isEqualTo(401);
    assertThat(send(token, 2, 0, "{\"roll\": [3, 4]}").statusCode()).isEqualTo(401);
    assertThat(device("dice").taken()).isOne();
  }

  private static void heard(BufferedReader lines, String what) throws IOException {
    for (var line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.contains(what)) {
        return;
      }
    }
    throw new AssertionError("the stream ended before it told " + what);
  }

  private static String encoded(String name) {
    return URLEncoder.encode(name, UTF_8).replace("+", "%20");
  }

  @Test
  void aManagerAddsAndRevokesOnThePage() {
    var manager = server.person("mona");
    var added = form(manager, "/devices", "device=%s&kind=DICE&table=%s".formatted(table, table));
    assertThat(added).contains("Its token is shown this once", "Not heard yet", "Dice reader");
    var token = added.replaceAll("(?s).*id=\"token\">([^<]+)<.*", "$1");
    assertThat(beat(token).statusCode()).isEqualTo(200);
    assertThat(manager.read("/devices").body()).contains(table).doesNotContain(token);
    assertThat(form(manager, "/devices/revoke", "device=%s&reason=lost".formatted(table)))
        .doesNotContain("<td>%s</td>".formatted(table));
    assertThat(beat(token).statusCode()).isEqualTo(401);
    assertThat(server.person("dana").read("/devices").statusCode()).isEqualTo(403);
  }

  private static String form(Running.Person person, String path, String fields) {
    return server
        .send(
            person
                .request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(fields + "&_csrf=" + encoded(person.token()))))
        .body();
  }
}
