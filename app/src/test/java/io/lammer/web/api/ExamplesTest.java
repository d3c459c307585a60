package io.lammer.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.house.LiveJackpot;
import io.lammer.house.LiveTable;
import io.lammer.house.ProposalPreview;
import io.lammer.web.Running;
import io.lammer.web.api.ApiDocument.Example;
import io.lammer.web.api.ApiDocument.Operation;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ExamplesTest {
  @TempDir private Path folder;

  @Test
  void everyExampleOfTheDocumentIsAnsweredAsItSays() {
    try (var server = Running.in(folder)) {
      Floors.open(server);
      var schemas = Schemas.of(server.bean(ApiDocument.class));
      var faults = new ArrayList<String>();
      var sent = 0;
      for (var operations : server.bean(ApiDocument.class).operations().values()) {
        for (var operation : operations) {
          faults.addAll(unknownKeys(server, schemas, operation));
          for (var written : operation.examples()) {
            var example = ofThisHouse(server, written);
            var answer = send(server, operation, example);
            assertThat(answer.statusCode())
                .as("%s %s: %s", operation.method(), example.path(), answer.body())
                .isEqualTo(example.status());
            faults.addAll(againstItsSchema(schemas, operation, example, answer));
            sent++;
          }
        }
      }
      assertThat(faults).isEmpty();
      assertThat(sent).isGreaterThan(50);
    }
  }

  private static List<String> againstItsSchema(
      Schemas schemas, Operation operation, Example example, HttpResponse<String> answer) {
    var faults = new ArrayList<String>();
    var body = example.body();
    if (body != null && example.status() == 200) {
      faults.addAll(schemas.faults(schemas.body(operation), body));
    }
    var type = answer.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
    var schema = schemas.answer(operation, example.status(), type);
    if (schema.isMissingNode()) {
      faults.add(type.isEmpty() ? "" : "no schema of " + type);
    } else if (type.contains("json")) {
      faults.addAll(schemas.faults(schema, answer.body()));
    }
    faults.removeIf(String::isEmpty);
    return faults.stream().map(fault -> example.path() + ": " + fault).toList();
  }

  /// A handler names the keys it knows when it refuses another: they are those of the schema.
  private static List<String> unknownKeys(Running server, Schemas schemas, Operation operation) {
    var schema = schemas.body(operation);
    if (schema.isMissingNode()) {
      return List.of();
    }
    var first = operation.examples().getFirst();
    var wrong = new Example("", first.by(), 400, first.path(), "{\"no-such-key\": 1}");
    var answer = send(server, operation, wrong);
    var said = answer.statusCode() + " " + Running.json(answer).path("detail").asString();
    var known = said.startsWith("400") ? said.split("; expected ", 2)[1] : said;
    var keys = known.equals("none") ? Set.<String>of() : Set.of(known.split(", | or "));
    return keys.equals(schemas.keys(schema))
        ? List.of()
        : List.of(first.path() + ": " + said + " but the schema has " + schemas.keys(schema));
  }

  /// The day of an example stands for one of this house.
  private static Example ofThisHouse(Running server, Example example) {
    var live = server.host().live();
    var today = live.gamingDay().of(live.clock().instant()).toString();
    return new Example(
        example.name(),
        example.by(),
        example.status(),
        example.path().replace("2026-11-15", today),
        example.body());
  }

  private static HttpResponse<String> send(Running server, Operation operation, Example example) {
    var body = example.body();
    if (example.by().equals("nobody")) {
      return server.send(
          java.net.http.HttpRequest.newBuilder(server.at(path(server, example)))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(String.valueOf(body))));
    }
    var person =
        example.by().equals("leaver") ? server.newPerson("drew") : server.person(example.by());
    var request = person.command(path(server, example));
    if (operation.parameters().stream().anyMatch(it -> it.name().equals("If-Match"))) {
      request.header("If-Match", "\"" + version(server, example.path()) + "\"");
    }
    return server.send(
        request.method(
            operation.method(),
            body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(read(server, body))));
  }

  /// The day of an example stands for today, the only day of this house.
  private static String path(Running server, Example example) {
    var live = server.host().live();
    var today = live.gamingDay().of(live.clock().instant());
    return example.path().replace("2026-11-15", today.toString());
  }

  /// A digest stands for that of the statement as it is now.
  private static String read(Running server, String body) {
    var floor = server.host().floor();
    var waiting = floor.house().papers().proposals();
    return waiting.isEmpty()
        ? body
        : body.replaceFirst(
            "[0-9a-f]{64}", ProposalPreview.Reading.of(floor, waiting.getFirst()).digest());
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
