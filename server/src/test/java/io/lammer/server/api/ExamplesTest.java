package io.lammer.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.Running;
import io.lammer.server.api.ApiDocument.Example;
import io.lammer.server.api.ApiDocument.Operation;
import io.lammer.tables.floor.LiveJackpot;
import io.lammer.tables.floor.LiveTable;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExamplesTest {
  @TempDir private Path folder;

  @Test
  void everyExampleOfTheDocumentIsAnsweredAsItSays() {
    try (var server = Running.in(folder)) {
      Floors.open(server);
      var sent = 0;
      for (var operations : server.bean(ApiDocument.class).operations().values()) {
        for (var operation : operations) {
          for (var example : operation.examples()) {
            var answer = send(server, operation, example);
            assertThat(answer.statusCode())
                .as("%s %s: %s", operation.method(), example.path(), answer.body())
                .isEqualTo(example.status());
            sent++;
          }
        }
      }
      assertThat(sent).isGreaterThan(50);
    }
  }

  private static HttpResponse<String> send(Running server, Operation operation, Example example) {
    var body = example.body();
    if (example.by().equals("nobody")) {
      return server.send(
          java.net.http.HttpRequest.newBuilder(server.at(example.path()))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(String.valueOf(body))));
    }
    var person =
        example.by().equals("leaver") ? server.newPerson("drew") : server.person(example.by());
    var request = person.command(example.path());
    if (operation.parameters().stream().anyMatch(it -> it.name().equals("If-Match"))) {
      request.header("If-Match", "\"" + version(server, example.path()) + "\"");
    }
    return server.send(
        request.method(
            operation.method(),
            body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body)));
  }

  private static long version(Running server, String path) {
    var parts = List.of(path.split("/"));
    var name = parts.get(3);
    return server
        .host()
        .live()
        .version(
            parts.get(2).equals("tables") ? LiveTable.journal(name) : LiveJackpot.journal(name));
  }
}
