package io.lammer.cli.faults;

import io.lammer.kit.Repo;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private final Path programs = Repo.root().resolve("app/target/postgres");
  private final Random random = new Random(Long.getLong("lammer.seed", 15));
  private final int servers = Integer.getInteger("lammer.servers", 3);
  private final Figures figures = new Figures();
  @TempDir Path folder;

  @Test
  @Timeout(value = 1, unit = TimeUnit.DAYS)
  void nothingIsLostDoubledOrShownBackwards() throws Exception {
    Files.createDirectories(programs);
    var wanted = Integer.getInteger("lammer.faults", 0);
    if (wanted == 0) {
      suffer(_ -> Fault.FEW);
    }
    for (var done = 0; done < wanted; done += A_HOUSE) {
      var count = Math.min(A_HOUSE, wanted - done);
      suffer(trial -> Stream.generate(trial::any).limit(count).toList());
    }
  }

  /// Tells what is known so far at the end of each house.
  private void suffer(Function<Trial, List<Fault>> faults) throws Exception {
    var house = Files.createTempDirectory(folder, "house");
    var trial = new Trial(house, programs, servers, random, figures);
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
