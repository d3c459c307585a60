package io.lammer.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The caches that make starts faster are trained once, the server's beside the first server, and a
/// training that was killed is made up for by the next.
class CacheTest {
  /// A training has the lowest priority on a machine that may be busy.
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @TempDir private Path folder;

  private Path build;

  /// A JDK whose servers only wait. It trains for real, or hangs in the training of the server.
  @BeforeEach
  void aJdk() throws IOException {
    build = Launched.in(folder.resolve("build")).build();
    Files.createDirectories(folder.resolve("jdk/bin"));
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    program("javac", "exit 1");
    program(
        "java",
        "case \" $* \" in",
        "  *-XX:AOTCacheOutput=*.training/cache*) [ -e %s/hangs ] && exec sleep 3600 ;;"
            .formatted(folder),
        "  *-XX:AOTCacheOutput=*) ;;",
        "  *) exec sleep 3600 ;;",
        "esac",
        "exec '%s/bin/java' \"$@\"".formatted(System.getProperty("java.home")));
  }

  private void program(String name, String... lines) throws IOException {
    var file = folder.resolve("jdk/bin").resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Process serve() throws IOException {
    var environment =
        Map.of(
            "LAMMER_BUILD", build.toString(),
            "LAMMER_JAVA_HOME", folder.resolve("jdk").toString(),
            "LAMMER_TRAIN_AFTER", "0");
    var server =
        new Launched(build)
            .start(folder, environment, "serve", "--db", folder + "/house.db", "--port", "0");
    Thread.startVirtualThread(() -> server.inputReader().lines().forEach(_ -> {}));
    return server;
  }

  private void await(String what, BooleanSupplier moment) throws InterruptedException {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (!moment.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited for " + what + "; " + caches()).isLessThan(end);
      Thread.sleep(50);
    }
  }

  /// The files of the caches of this JDK, and those of trainings.
  private List<String> caches() {
    try (var files = Files.list(build)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("25_"))
          .sorted()
          .toList();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private boolean has(String ending) {
    return caches().stream().anyMatch(name -> name.endsWith(".server.aot" + ending));
  }

  private static void kill(Process server) throws InterruptedException {
    server.descendants().forEach(ProcessHandle::destroyForcibly);
    server.destroyForcibly().waitFor();
  }

  @Test
  void aTrainingThatWasKilledLeavesNothingBehindAfterTheNext() throws Exception {
    Files.createFile(folder.resolve("hangs"));
    var killed = serve();
    await("a training", () -> has(".training"));
    kill(killed);
    assertThat(has("")).isFalse();
    Files.delete(folder.resolve("hangs"));
    var server = serve();
    try {
      await("a cache of the server", () -> has("") && !has(".training"));
    } finally {
      kill(server);
    }
    assertThat(caches()).filteredOn(name -> !name.endsWith(".lock")).hasSize(2);
    for (var cache : caches()) {
      if (cache.endsWith(".aot")) {
        assertThat(build.resolve(cache)).isNotEmptyFile();
      }
    }
  }
}
