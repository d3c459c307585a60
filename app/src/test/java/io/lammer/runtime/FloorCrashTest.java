package io.lammer.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.journal.Child;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills a running floor without warning: no act that was acknowledged is lost, and no cent.
/// `-Dlammer.floor.crashes=100` goes on for longer.
class FloorCrashTest {
  private static final int MOST_ANSWERS = 300;

  private final Random random = new Random(11);

  @Test
  void aKilledFloorComesBackWithEveryActAndEveryCent(@TempDir Path folder) throws Exception {
    var acknowledged = new HashSet<String>();
    for (var crash = 0; crash < Integer.getInteger("lammer.floor.crashes", 2); crash++) {
      killAfter(random.nextInt(20, MOST_ANSWERS), folder, crash, acknowledged);
      try (var pit = new Pit(folder)) {
        var journals = pit.floor().database().journals();
        assertThat(acknowledged).allMatch(key -> journals.command(key).isPresent());
        new TextAuditor(pit.floor().database()).agrees();
        pit.audit();
      }
    }
  }

  private static void killAfter(int answers, Path folder, int seed, Set<String> acknowledged)
      throws IOException, InterruptedException {
    var child = Child.start(FloorScribe.class, folder.toString(), Integer.toString(seed));
    var heard = 0;
    try (var lines = child.inputReader(StandardCharsets.UTF_8)) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(FloorScribe.DONE)) {
          acknowledged.add(line.substring(FloorScribe.DONE.length()));
          if (++heard == answers) {
            child.toHandle().destroyForcibly();
          }
        }
      }
    }
    assertThat(heard).as("answers before it ended by itself").isGreaterThanOrEqualTo(answers);
    assertThat(child.waitFor()).isEqualTo(128 + 9);
  }
}
