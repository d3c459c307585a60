package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.LiveTable;
import io.lammer.web.Await;
import io.lammer.web.Running;
import io.lammer.web.Running.Person;
import io.lammer.web.api.Floors;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// More than can be done is not kept waiting.
final class LoadSheddingTest {
  private static final String BET =
      "{\"bet\": {\"seat\": 1, \"wager\": \"player\", \"amount\": 25}}";

  @TempDir private Path folder;

  private static HttpResponse<String> bet(Running server, Person dealer, String table, String key) {
    return server.send(
        dealer
            .command("/api/tables/" + table + "/play")
            .setHeader("Idempotency-Key", key)
            .POST(BodyPublishers.ofString(BET)));
  }

  private static long version(Running server, String table) {
    return server.host().live().version(LiveTable.journal(table));
  }

  @Test
  void oneMoreThanMayWaitIsNotTakenAndComesAgain() {
    var settings =
        Map.of("lammer.db", folder.resolve("house.db").toString(), "lammer.waiting", "1");
    try (var server = Running.with(settings)) {
      Floors.open(server);
      var dealer = server.person("dana");
      var writing = new CountDownLatch(1);
      var goOn = new CountDownLatch(1);
      server
          .host()
          .live()
          .watch(
              _ -> {
                writing.countDown();
                Await.latch("the word to go on", goOn);
              });
      var first = CompletableFuture.supplyAsync(() -> bet(server, dealer, "B1", "first"));
      Await.latch("the first command to be written", writing);
      var before = version(server, "B2");

      var busy = bet(server, dealer, "B2", "second");
      assertThat(busy.statusCode()).isEqualTo(503);
      assertThat(busy.headers().firstValue("Retry-After")).contains("1");
      assertThat(busy.headers().firstValue("Content-Type")).contains("application/problem+json");
      assertThat(Running.json(busy).at("/detail").asString())
          .isEqualTo("The house is busy. This was not taken, and nothing was done; try again.");
      assertThat(dealer.read("/api/tables/B2").statusCode()).isEqualTo(200);
      assertThat(server.read("/actuator/prometheus").body())
          .contains("lammer_commands_shed_total 1.0", "lammer_commands_waiting 1.0");

      goOn.countDown();
      assertThat(first.join().statusCode()).isEqualTo(200);
      assertThat(version(server, "B2")).isEqualTo(before);
      assertThat(bet(server, dealer, "B2", "second").statusCode()).isEqualTo(200);
      assertThat(version(server, "B2")).isEqualTo(before + 1);
    }
  }
}
