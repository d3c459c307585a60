package io.lammer.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// `lammer serve` in a process of its own, which can be killed.
final class RunningServer {
  private static final Pattern READY = Pattern.compile("ready at (http://127\\.0\\.0\\.1:[0-9]+)");

  private final Process process;
  private final String url;
  private final String said;

  private RunningServer(Process process, String url, String said) {
    this.process = process;
    this.url = url;
    this.said = said;
  }

  /// Waits until it says that it is ready.
  static RunningServer start(Path db, String... more) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "io.lammer.cli.Main",
                "serve",
                "--db",
                db.toString(),
                "--port",
                "0"));
    command.addAll(List.of(more));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    var lines = new ArrayList<String>();
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      lines.add(line);
      var ready = READY.matcher(line);
      if (ready.find()) {
        Thread.startVirtualThread(() -> out.lines().forEach(_ -> {}));
        return new RunningServer(process, ready.group(1), String.join("\n", lines));
      }
    }
    throw new IllegalStateException("the server ended: " + lines);
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
    return process.waitFor();
  }
}
