package io.lammer.journal;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.SessionTable.Kept;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever writes the database signs nobody in.
class SessionTableTest {
  @TempDir Path folder;

  @Test
  void aRowThatNoServerWroteSignsNobodyIn() {
    var house = PostgresServer.house(folder.resolve("house"));
    try (var database = Database.open(house)) {
      var sessions = database.sessions();
      var own = new Kept("cookie of eve", "eve", 1, 2, 1_000, "{}");
      sessions.open(own);
      assertThat(sessions.find(own.id(), 10)).contains(own);
      var used = new Kept(own.id(), "eve", 1, 20, 2_000, "{}");
      sessions.use(used);
      assertThat(sessions.find(own.id(), 1_500)).contains(used);
      var renamed = new Kept("another cookie", "eve", 1, 30, 3_000, "{\"a\":1}");
      sessions.change(own.id(), renamed);
      sessions.use(used);
      assertThat(sessions.find(own.id(), 10)).isEmpty();
      assertThat(sessions.find(renamed.id(), 10)).contains(renamed);

      Raw.sql(
          house,
          "insert into sessions select decode('%s', 'hex'), 'ada', opened, used, ends, body, mac from sessions"
              .formatted(Hash.of("made up")));
      assertThat(sessions.find("made up", 10)).isEmpty();
      Raw.sql(house, "update sessions set ends = 9000");
      assertThat(sessions.find(renamed.id(), 10)).isEmpty();
      Raw.sql(house, "update sessions set ends = 3000, person = 'ada'");
      assertThat(sessions.find(renamed.id(), 10)).isEmpty();
      Raw.sql(house, "update sessions set person = 'eve'");
      assertThat(sessions.find(renamed.id(), 10)).contains(renamed);
    }
  }
}
