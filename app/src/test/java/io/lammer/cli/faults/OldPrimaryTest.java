package io.lammer.cli.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.lammer.house.HouseEvent;
import io.lammer.house.Rulebook;
import io.lammer.journal.HouseAddress;
import io.lammer.journal.StoreRefused;
import io.lammer.rules.catalog.Catalog;
import io.lammer.runtime.LiveFloor;
import io.lammer.runtime.ProgramRun;
import io.lammer.table.Profiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A standby was promoted while the old primary still runs: there are two primaries.
class OldPrimaryTest {
  private static final Rulebook RULES = new Rulebook(Catalog.builtIn(), Profiles.builtIn());

  @TempDir private Path folder;

  private LiveFloor server(Postgres first, Postgres second) {
    var house =
        "postgresql://postgres@127.0.0.1:%d,127.0.0.1:%d/house?files=%s"
            .formatted(first.port(), second.port(), folder.resolve("house"));
    var started = new HouseEvent.Started("lammer test", "p", null, "c", false);
    var run = new ProgramRun(started, List.of());
    return LiveFloor.open(HouseAddress.of(house), RULES, InstantSource.system(), null, run);
  }

  private static long epoch(Postgres database) throws SQLException {
    try (var connection = database.connect();
        var statement = connection.createStatement();
        var row = statement.executeQuery("select epoch from lease")) {
      row.next();
      return row.getLong(1);
    }
  }

  @Test
  void aServerThatSawTheNewPrimaryNeitherReadsNorWritesTheOldOne() throws Exception {
    var place = new Disk(Files.createDirectory(folder.resolve("a")), false);
    var binaries = Postgres.install(place);
    var old = new Postgres(binaries, place, folder.resolve("a.log"));
    var standby =
        new Postgres(
            binaries,
            new Disk(Files.createDirectory(folder.resolve("b")), false),
            folder.resolve("b.log"));
    try {
      old.start();
      server(old, standby).close();
      standby.follow(old);
      old.dropStandby();
      standby.promote();
      var before = epoch(old);
      var seen = folder.resolve("house.seen");
      Files.delete(seen);
      assertThatThrownBy(() -> server(old, standby))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("is an old primary");
      assertThat(epoch(old)).isEqualTo(before);
      assertThat(seen).doesNotExist();
      var floor = server(standby, old);
      try (floor) {
        Deadline.await("the server to write", floor::isWriting);
        standby.end("QUIT");
        Deadline.await(
            "the old primary to be noticed",
            () -> floor.trouble().orElse("").contains("is an old primary"));
        assertThat(floor.isWriting()).isFalse();
      }
      assertThatThrownBy(() -> server(standby, old))
          .isInstanceOf(StoreRefused.class)
          .hasMessageContaining("which this server saw at");
      assertThat(epoch(old)).isEqualTo(before);
    } finally {
      standby.end("QUIT");
      old.end("QUIT");
    }
  }
}
