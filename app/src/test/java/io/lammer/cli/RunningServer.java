package io.lammer.cli;

import io.lammer.web.CheapServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/// A server in a process of its own, which can be killed.
final class RunningServer {
  private static final Pattern READY = Pattern.compile("ready at (http://127\\.0\\.0\\.1:[0-9]+)");
  private static final int DEADLINE_MINUTES = 5;

  private final Process process;
  private final String url;
  private final String said;

  private RunningServer(Process process, String url, String said) {
    this.process = process;
    this.url = url;
    this.said = said;
  }

  /// Runs `lammer serve`, and waits until it says that it is ready.
  static RunningServer serve(Path db) throws IOException {
    return start(Main.class, "serve", "--db", db.toString(), "--port", "0", "--log", "json");
  }

  /// As `serve`, for houses with many secrets.
  static RunningServer cheap(Path db) throws IOException {
    return start(CheapServer.class, db.toString(), "0");
  }

  private static RunningServer start(Class<?> program, String... arguments) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
    command.addAll(List.of(arguments));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var ready = new CompletableFuture<Void>();
    ready
        .orTimeout(DEADLINE_MINUTES, TimeUnit.MINUTES)
        .whenComplete(
            (_, late) -> {
              if (late != null) {
                process.destroyForcibly();
              }
            });
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    var lines = new ArrayList<String>();
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      lines.add(line);
      var url = READY.matcher(line);
      if (url.find()) {
        ready.complete(null);
        Thread.startVirtualThread(() -> out.lines().forEach(_ -> {}));
        return new RunningServer(process, url.group(1), String.join("\n", lines));
      }
    }
    throw new IllegalStateException("the server ended before it was ready: " + lines);
  }

  String url() {
    return url;
  }

  /// What it printed before it was ready.
  String said() {
    return said;
  }

  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }

  /// The exit code of an orderly stop.
  int stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(DEADLINE_MINUTES, TimeUnit.MINUTES)) {
      kill();
      throw new IllegalStateException("the server did not stop");
    }
    return process.exitValue();
  }
}
