package io.lammer.web.ops;

import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.web.Await;
import io.lammer.web.HouseService;
import io.lammer.web.ProcessHalt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server that lost a thread that it needs does not go on as if nothing had happened.
final class CoreThreadsTest {
  @TempDir private Path folder;

  /// Poisons the house: the next command ends the thread that writes.
  static void poison(HouseService host) {
    host.live()
        .watch(
            _ -> {
              throw new StackOverflowError("as meant");
            });
  }

  @Test
  void theProcessEndsWithALineAndACodeThatStartsItAnew() throws IOException {
    var process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                PoisonedServer.class.getName(),
                folder.resolve("house.db").toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    try {
      Await.until("the end of the process", () -> !process.isAlive());
      assertThat(Files.readString(folder.resolve("said")))
          .contains("lammer: the thread lammer-writer is gone", "as meant", "the server has ended");
      assertThat(process.exitValue()).isEqualTo(ProcessHalt.EXIT);
    } finally {
      process.destroyForcibly();
    }
  }
}
