package io.lammer.cli.faults;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Whatever fails, everything that was acknowledged is there once, nothing that was refused is, no
/// display goes backwards, and the house goes on by itself. `-Dlammer.faults=300` goes on for
/// longer, `-Dlammer.seed` begins otherwise.
class FaultsTest {
  /// After so many it is begun anew with an empty house, so that verifying it stays quick.
  private static final int A_HOUSE = 20;

  private static final Duration MOST = Duration.ofMinutes(20);
  private static final Duration FOR_EACH = Duration.ofMinutes(3);

  private final Random random = new Random(Long.getLong("lammer.seed", 15));
  private final int servers = Integer.getInteger("lammer.servers", 3);
  private final Figures figures = new Figures();
  @TempDir Path folder;

  /// Every wait inside has a deadline of its own; this one is for all of them together.
  @Test
  @Timeout(value = 1, unit = TimeUnit.DAYS)
  void nothingIsLostDoubledOrShownBackwards() {
    var wanted = Integer.getInteger("lammer.faults", 0);
    assertTimeoutPreemptively(MOST.plus(FOR_EACH.multipliedBy(wanted)), () -> suffer(wanted));
  }

  private void suffer(int wanted) throws Exception {
    if (wanted == 0) {
      suffer(3, _ -> Fault.FEW);
    }
    for (var done = 0; done < wanted; done += A_HOUSE) {
      var count = Math.min(A_HOUSE, wanted - done);
      suffer(6, trial -> Stream.generate(trial::any).limit(count).toList());
    }
  }

  /// Tells what is known so far at the end of each house.
  private void suffer(int tables, Function<Trial, List<Fault>> faults) throws Exception {
    var house = Files.createTempDirectory(folder, "house");
    var trial = new Trial(house, servers, tables, random, figures);
    try {
      trial.begin();
      for (var fault : faults.apply(trial)) {
        trial.suffer(fault);
      }
      trial.end();
    } finally {
      trial.close();
      figures.print();
    }
  }
}
