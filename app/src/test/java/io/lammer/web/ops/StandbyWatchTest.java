package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Await;
import io.lammer.web.Running;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A database that is meant to have a standby.
final class StandbyWatchTest {
  @TempDir private Path folder;

  private static void waitFor(EmbeddedPostgres postgres, String standbys) throws SQLException {
    try (var connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("alter system set synchronous_standby_names = '%s'".formatted(standbys));
      statement.execute("select pg_reload_conf()");
    }
  }

  private static boolean isRaised(Running server, String alert) {
    return server.host().floor().house().alerts().stream()
        .anyMatch(it -> it.text().contains(alert));
  }

  @Test
  void aStandbyThatIsMissingOrLostIsInTheHealthAndAnAlert() throws Exception {
    try (var postgres =
            EmbeddedPostgres.builder()
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
        var server =
            Running.with(
                Map.of(
                    "lammer.db",
                    "postgresql://postgres@localhost:%1$d,127.0.0.1:%1$d/postgres?files=%2$s"
                        .formatted(postgres.getPort(), folder.resolve("house"))))) {
      var ada = server.newPerson("ada");
      Await.until("the alert", () -> isRaised(server, "the primary waits for no standby"));
      var health = ada.read("/actuator/health");
      assertThat(health.statusCode()).isEqualTo(200);
      assertThat(Running.json(health).at("/components/store/details/risk").asString())
          .contains("names 2 hosts");
      waitFor(postgres, "north");
      Await.until(
          "the health to say why",
          () ->
              Running.json(ada.read("/actuator/health"))
                  .at("/components/store/details/trouble")
                  .asString("")
                  .contains("(synchronous_standby_names is \"north\"), and none is connected"));
      assertThat(server.read("/actuator/health").statusCode()).isEqualTo(503);
      waitFor(postgres, "");
      Await.until("the alert", () -> isRaised(server, "a synchronous standby was away from"));
      Await.until(
          "the health to be well again", () -> server.read("/actuator/health").statusCode() == 200);
    }
  }
}
