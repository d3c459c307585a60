package io.lammer.cli;

import io.lammer.kit.Repo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A program of `examples/devices` that runs: what it sees is written to it, what it says is read.
final class DeviceProgram implements AutoCloseable {
  private final Process process;
  private final PrintStream eyes;
  private final BufferedReader said;
  private final List<String> heard = new ArrayList<>();

  private DeviceProgram(Process process) {
    this.process = process;
    this.eyes = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
    this.said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /// As its README says, and waits until it knows its table.
  static DeviceProgram start(String file, String url, String token) throws IOException {
    var program =
        new DeviceProgram(
            new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    Repo.root().resolve("examples/devices").resolve(file).toString(),
                    url,
                    token)
                .redirectErrorStream(true)
                .start());
    program.until("ready");
    return program;
  }

  void sees(String... lines) {
    for (var line : lines) {
      eyes.println(line);
    }
  }

  /// Waits until it says something that begins so, and holds all of these.
  String until(String start, String... parts) throws IOException {
    for (var line = said.readLine(); line != null; line = said.readLine()) {
      heard.add(line);
      if (line.startsWith(start) && List.of(parts).stream().allMatch(line::contains)) {
        return line;
      }
    }
    throw new IllegalStateException("it ended without \"" + start + "\": " + heard);
  }

  /// It sees nothing more; the code that it ends with once all is answered.
  int ends() throws IOException, InterruptedException {
    eyes.close();
    return ended();
  }

  /// The code that it ends with by itself.
  int ended() throws IOException, InterruptedException {
    said.lines().forEach(heard::add);
    return process.waitFor();
  }

  /// All that it said.
  List<String> heard() {
    return heard;
  }

  @Override
  public void close() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor();
  }
}
