package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The cache that makes the server start faster is trained beside the first server, and a training
/// that was killed is made up for by the next.
class CacheTest {
  @TempDir private Path folder;

  private final Path build = Launched.build("trained");

  private Process serve() throws IOException {
    var environment =
        Map.of("LAMMER_BUILD", build.toString(), "LAMMER_TRAIN_AFTER", "0", "NO_COLOR", "1");
    var server =
        Launched.start(folder, environment, "serve", "--db", folder + "/house.db", "--port", "0");
    Thread.startVirtualThread(() -> server.inputReader().lines().forEach(_ -> {}));
    return server;
  }

  private static void await(BooleanSupplier moment) throws InterruptedException {
    while (!moment.getAsBoolean()) {
      Thread.sleep(100);
    }
  }

  /// The one file or folder of the training with this ending.
  private boolean has(String ending) {
    try (var files = Files.list(build)) {
      return files.anyMatch(file -> file.toString().endsWith(".server.aot" + ending));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void kill(Process server) throws InterruptedException {
    server.descendants().forEach(ProcessHandle::destroyForcibly);
    server.destroyForcibly().waitFor();
  }

  @Test
  void aTrainingThatWasKilledLeavesNothingBehindAfterTheNext() throws Exception {
    var killed = serve();
    await(() -> has(".training"));
    kill(killed);
    assertThat(has("")).isFalse();
    var server = serve();
    try {
      await(() -> has("") && !has(".training"));
    } finally {
      kill(server);
    }
    try (var files = Files.list(build)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .filteredOn(name -> name.contains(".server.aot"))
          .allMatch(name -> name.endsWith(".server.aot") || name.endsWith(".lock"))
          .hasSize(2);
    }
    try (var files = Files.list(build)) {
      assertThat(files.filter(file -> file.toString().endsWith(".server.aot")).findFirst())
          .hasValueSatisfying(cache -> assertThat(cache).isNotEmptyFile());
    }
  }
}
