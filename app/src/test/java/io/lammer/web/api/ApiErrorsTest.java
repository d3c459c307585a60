package io.lammer.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.AccessEvent;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ApiErrorsTest {
  private final Running server = Running.shared();
  private final Person manager = server.person("mona");

  private static void isProblem(HttpResponse<String> answer, int status, String code) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type"))
        .hasValueSatisfying(type -> assertThat(type).startsWith("application/problem+json"));
    assertThat(Running.json(answer).at("/code").asString()).isEqualTo(code);
    assertThat(Running.json(answer).at("/detail").asString()).isNotBlank();
  }

  @Test
  void textThatIsNotJsonIsRefusedWithItsPlace() {
    var answer = manager.post("/api/tables/E1/suspend", "{\"reason\":\n  oops}");
    isProblem(answer, 400, "bad-request");
    assertThat(answer.body()).contains("request:2:");
  }

  @Test
  void aBodyOfTheWrongShapeIsRefusedWithItsPlace() {
    var answer = manager.post("/api/tables/E1/suspend", "{\"raeson\": \"x\"}");
    isProblem(answer, 400, "bad-request");
    assertThat(answer.body()).contains("request:1:2").contains("unknown key");
  }

  @Test
  void everyCommandNeedsAKey() {
    var answer =
        server.send(
            manager
                .request("/api/tables/E1/suspend")
                .header("X-CSRF-TOKEN", manager.token())
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"reason\": \"x\"}")));
    isProblem(answer, 400, "bad-request");
    assertThat(answer.body()).contains("Idempotency-Key");
  }

  @Test
  void whatTwoPersonsMustNotDoAtOnceNeedsAVersion() {
    var needs =
        Stream.of(
            manager.post("/api/tables/E1/play", "{\"lock\": {}}"),
            manager.post("/api/tables/E1/play", "[{\"confirm\": {}}]"),
            manager.post("/api/tables/E1/void", "{\"reason\": \"x\"}"),
            server
                .person("alex")
                .post("/api/jackpots/none/approve", "{\"hit\": 1, \"payees\": []}"));
    assertThat(needs).allSatisfy(answer -> isProblem(answer, 428, "precondition-required"));
  }

  @Test
  void aCommandSentAgainIsDoneOnce() {
    var admin = server.person("ada");
    var body = "{\"user\": \"zoe\", \"fullName\": \"Zoe\", \"role\": \"dealer\"}";
    var first = admin.command("/api/users").POST(BodyPublishers.ofString(body));
    var again = first.copy();
    var other = first.copy().POST(BodyPublishers.ofString(body.replace("zoe", "zola")));
    assertThat(Running.json(server.send(first)).at("/repeated").asBoolean()).isFalse();
    assertThat(Running.json(server.send(again)).at("/repeated").asBoolean()).isTrue();
    isProblem(server.send(other), 409, "key-reused");
  }

  @Test
  void aVersionThatHasPassedIsRefused() {
    isProblem(manager.post("/api/tables/E1/void", "{\"reason\": \"x\"}", 77), 412, "stale");
  }

  @Test
  void whatIsNotThereIsNotFound() {
    isProblem(manager.read("/api/no-such"), 404, "not-found");
    isProblem(manager.read("/api/tables/none"), 404, "not-found");
    isProblem(manager.read("/api/journals/table~none/events"), 404, "not-found");
    isProblem(manager.post("/api/tables/none/open", "{}"), 404, "unknown-table");
  }

  @Test
  void otherMethodsAndTypesAreRefused() {
    isProblem(manager.post("/api/catalog", "{}"), 405, "method-not-allowed");
    isProblem(
        server.send(
            manager
                .request("/api/tables/E1/open")
                .header("X-CSRF-TOKEN", manager.token())
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{}"))),
        415,
        "unsupported-media-type");
  }

  @Test
  void aBodyThatIsTooLargeIsRefused() {
    isProblem(
        manager.post(
            "/api/tables/E1/suspend", "{\"reason\": \"%s\"}".formatted("x".repeat(1_000_000))),
        413,
        "content-too-large");
  }

  @Test
  void aNameThatIsTooLongIsRefusedAndNotKept() {
    isProblem(
        manager.post("/api/tables/%s/suspend".formatted("x".repeat(9_000)), "{\"reason\": \"x\"}"),
        422,
        "bad-text");
    server.host().note(new AccessEvent.SignedOut("mona", "a mark after it")).join();
    var last = server.host().live().version("access") - 1;
    var kept = server.host().live().database().journals().event("access", last).orElseThrow();
    assertThat(kept.entry().kind()).isEqualTo("act-refused");
    assertThat(kept.entry().body().length()).isLessThan(1_000);
  }

  @Test
  void aRefusalHasArgumentsForPrograms() {
    var answer = manager.post("/api/tables/NONE/suspend", "{\"reason\": \"x\"}");
    isProblem(answer, 404, "unknown-table");
    var refusal = Running.json(answer).at("/refusals/0");
    assertThat(refusal.at("/message").asString()).isEqualTo("there is no table \"NONE\"");
    assertThat(refusal.at("/arguments").toString()).isEqualTo("{\"table\":\"NONE\"}");
  }

  @Test
  void aNumberThatIsNoneIsRefused() {
    isProblem(manager.post("/api/alerts/first/acknowledge", "{}"), 400, "bad-request");
    isProblem(manager.read("/api/odds?edition=rising-phoenix-wa&decks=99"), 400, "bad-request");
    isProblem(manager.read("/api/odds"), 400, "bad-request");
  }

  @Test
  void everyAnswerHasAnIdAndKeepsOneThatWasGiven() {
    assertThat(manager.read("/api/catalog").headers().firstValue("X-Request-Id")).isPresent();
    var given = server.send(manager.request("/api/catalog").header("X-Request-Id", "proxy-0001"));
    assertThat(given.headers().firstValue("X-Request-Id")).contains("proxy-0001");
    var wrong = server.send(manager.request("/api/catalog").header("X-Request-Id", "a b\"c"));
    assertThat(wrong.headers().firstValue("X-Request-Id").orElseThrow()).doesNotContain("\"");
  }
}
