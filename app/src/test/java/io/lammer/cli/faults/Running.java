package io.lammer.cli.faults;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/// A process that can be sent signals. It ends with the tests, however they end.
record Running(Process process) {
  static Running start(Path log, List<String> command) throws IOException {
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    return new Running(process);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  long pid() {
    return process.pid();
  }

  /// @param name as `kill` knows it, such as `STOP`
  void signal(String name) throws IOException, InterruptedException {
    run("bash", "-c", "kill -" + name + " " + pid());
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /// Asks it to end by a signal, and waits until it has.
  void end(String signal) throws IOException, InterruptedException {
    signal(signal);
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      kill();
    }
  }

  /// Runs a short command; false when it fails.
  static boolean run(String... command) throws IOException, InterruptedException {
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(1, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      return false;
    }
    return process.exitValue() == 0;
  }

  /// Below those that systems give out by themselves, which may be taken again before it is used.
  static int freePort() throws IOException {
    var random = new Random();
    while (true) {
      var port = random.nextInt(20_000, 30_000);
      try (var _ = new ServerSocket(port, 50, InetAddress.getLoopbackAddress())) {
        return port;
      } catch (BindException taken) {
        // Another one, then.
      }
    }
  }
}
