package io.lammer.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.server.FloorHost;
import io.lammer.server.Running;
import io.lammer.server.live.Streams;
import io.lammer.store.floor.Saving;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
      var house = server.bean(FloorHost.class).live();
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
        assertThat(live.database().snapshots().load("house", Saving.VERSION)).isPresent();
      }
    }
  }
}
