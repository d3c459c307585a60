package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.runtime.SnapshotPolicy;
import io.lammer.web.HouseService;
import io.lammer.web.Running;
import io.lammer.web.push.Streams;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.env.Environment;

final class OperationsTest {
  @TempDir private Path folder;

  @Test
  void anybodySeesWhetherItIsUpAndPeopleSeeMore() {
    var server = Running.shared();
    var anybody = Running.json(server.read("/actuator/health"));
    assertThat(anybody.at("/status").asString()).isEqualTo("UP");
    assertThat(anybody.at("/components").isMissingNode()).isTrue();
    var person = Running.json(server.person("ada").read("/actuator/health"));
    assertThat(person.at("/components/store/status").asString()).isEqualTo("UP");
    assertThat(person.at("/components/store/details/lastCommitSeconds").isNumber()).isTrue();
  }

  @Test
  void figuresTellOfCommandsStreamsTopicsAndJournals() {
    var server = Running.shared();
    server.person("ada");
    assertThat(server.read("/actuator/prometheus").body())
        .contains(
            "lammer_commands_seconds_count{outcome=\"done\"}",
            "lammer_streams_open",
            "lammer_topics_rendered_total",
            "lammer_journal_events{journal=\"house\"}");
  }

  /// At whatever address and port they are, the framework's pages are on this machine and closed.
  @Test
  void figuresAtAPortOfTheirOwnAreClosedToOthers() throws IOException, InterruptedException {
    var settings =
        Map.of(
            "lammer.db", folder.resolve("house.db").toString(),
            "management.server.port", "0",
            "management.endpoints.web.base-path", "/figures");
    try (var server = Running.with(settings);
        var client = HttpClient.newHttpClient()) {
      var environment = server.bean(Environment.class);
      assertThat(environment.getProperty("management.server.address")).isEqualTo("127.0.0.1");
      var at = "http://127.0.0.1:" + environment.getProperty("local.management.port") + "/figures";
      for (var each :
          Map.of("/health", 200, "/prometheus", 200, "/env", 404, "/heapdump", 404).entrySet()) {
        var request = HttpRequest.newBuilder(URI.create(at + each.getKey())).build();
        assertThat(client.send(request, BodyHandlers.discarding()).statusCode())
            .as(each.getKey())
            .isEqualTo(each.getValue());
      }
      for (var path : List.of("/prometheus", "")) {
        var passedOn =
            HttpRequest.newBuilder(URI.create(at + path))
                .header("X-Forwarded-For", "203.0.113.7")
                .build();
        assertThat(client.send(passedOn, BodyHandlers.discarding()).statusCode()).isEqualTo(403);
      }
      assertThat(server.read("/actuator/prometheus").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void stoppingEndsStreamsAndSavesStates() throws IOException, InterruptedException {
    var server = Running.in(folder);
    try (var client = HttpClient.newHttpClient()) {
      var stream =
          client.send(
              server.person("sam").request("/live?topics=none").build(),
              BodyHandlers.ofInputStream());
      assertThat(stream.statusCode()).isEqualTo(200);
      assertThat(server.bean(Streams.class).open()).isEqualTo(1);
      var house = server.bean(HouseService.class).live();
      var version = house.version("house");
      server.close();
      try (var in = stream.body()) {
        in.transferTo(java.io.OutputStream.nullOutputStream());
      } catch (IOException _) {
        // It ends, with its last piece or with the connection: a screen comes back either way.
      }
      try (var again = Running.in(folder)) {
        var live = again.host().live();
        assertThat(live.version("house"))
            .as("and that it stopped and started")
            .isEqualTo(version + 2);
        assertThat(live.database().snapshots().load("house", SnapshotPolicy.VERSION)).isPresent();
      }
    }
  }
}
