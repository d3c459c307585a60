package io.lammer.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.Rulebook;
import io.lammer.journal.StoreFailed;
import io.lammer.journal.WriterPlace;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.table.Profiles;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommandForwarderTest {
  @TempDir private Path folder;

  /// A person with write access to the database may name any writer.
  @Test
  void nothingIsSentWithoutTlsToAWriterBeyondThisMachine() {
    var rules = new Rulebook(Catalog.builtIn(), Profiles.builtIn());
    try (var floor = LiveFloor.open(folder.resolve("house.db"), rules, Clock.systemUTC());
        var relay =
            new CommandForwarder(
                floor, new PeerMessages(floor.database().secret(), floor.clock()), false)) {
      var writer = new WriterPlace(1, "http://floor.invalid:8080");
      assertThatThrownBy(() -> relay.send(writer, PeerRequests.ACTS, "{}", System.nanoTime()))
          .isInstanceOf(StoreFailed.class)
          .hasMessageContaining("http://floor.invalid:8080")
          .hasMessageContaining("without TLS");
    }
  }

  @Test
  void anAddressIsSafeWithTlsOrOnThisMachine() {
    assertThat(ListenCheck.isSafe("https://floor.example")).isTrue();
    assertThat(ListenCheck.isSafe("http://127.0.0.1:8080")).isTrue();
    assertThat(ListenCheck.isSafe("http://[::1]:8080")).isTrue();
    assertThat(ListenCheck.isSafe("http://localhost:8080")).isTrue();
    assertThat(ListenCheck.isSafe("http://localhost.example:8080")).isFalse();
    assertThat(ListenCheck.isSafe("http://10.0.4.2:8080")).isFalse();
    assertThat(ListenCheck.isSafe("floor.example")).isFalse();
    assertThat(ListenCheck.isSafe("not a URL")).isFalse();
  }
}
