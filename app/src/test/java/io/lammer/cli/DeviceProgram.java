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
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/// A program of `examples/devices` that runs: what it sees is written to it, what it says is read.
final class DeviceProgram implements AutoCloseable {
  private static final Path SOURCES = Repo.root().resolve("examples/devices");
  private static final int DEADLINE_MINUTES = 2;

  private final Process process;
  private final PrintStream eyes;
  private final BlockingQueue<Optional<String>> said = new LinkedBlockingQueue<>();
  private final List<String> heard = new ArrayList<>();

  private DeviceProgram(Process process) {
    this.process = process;
    this.eyes = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    Thread.startVirtualThread(
        () -> {
          out.lines().map(Optional::of).forEach(said::add);
          said.add(Optional.empty());
        });
  }

  /// Compiles all programs into a folder.
  static void compile(Path folder) {
    var words = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", folder.toString()));
    Stream.of("Link", "Sensors", "Dice", "Shoe", "Display")
        .map(name -> SOURCES.resolve(name + ".java").toString())
        .forEach(words::add);
    var errors =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(String[]::new));
    if (errors != 0) {
      throw new IllegalStateException("the device programs do not compile");
    }
  }

  /// Starts it from its source, as the README of the programs says, and waits until it knows its
  /// table.
  static DeviceProgram fromSource(String name, String url, String token)
      throws InterruptedException, IOException {
    return start(List.of(SOURCES.resolve(name + ".java").toString(), url, token));
  }

  /// As `fromSource`, without compiling it again.
  static DeviceProgram compiled(Path folder, String name, String url, String token)
      throws InterruptedException, IOException {
    return start(List.of("-cp", folder.toString(), name, url, token));
  }

  private static DeviceProgram start(List<String> words) throws InterruptedException, IOException {
    var command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC"));
    command.addAll(words);
    var program = new DeviceProgram(new ProcessBuilder(command).redirectErrorStream(true).start());
    program.until("ready");
    return program;
  }

  void sees(String... lines) {
    for (var line : lines) {
      eyes.println(line);
    }
  }

  /// Waits until it says something that begins so, and holds all of these.
  String until(String start, String... parts) throws InterruptedException {
    for (var line = next(start); line.isPresent(); line = next(start)) {
      heard.add(line.get());
      if (line.get().startsWith(start) && List.of(parts).stream().allMatch(line.get()::contains)) {
        return line.get();
      }
    }
    throw new IllegalStateException("it ended without \"" + start + "\": " + heard);
  }

  /// The next line; empty at the end.
  private Optional<String> next(String wanted) throws InterruptedException {
    var line = said.poll(DEADLINE_MINUTES, TimeUnit.MINUTES);
    if (line == null) {
      throw new IllegalStateException("it did not say \"" + wanted + "\": " + heard);
    }
    return line;
  }

  /// It sees nothing more; the code that it ends with once all is answered.
  int ends() throws InterruptedException {
    eyes.close();
    return ended();
  }

  /// The code that it ends with by itself.
  int ended() throws InterruptedException {
    for (var line = next("the end"); line.isPresent(); line = next("the end")) {
      heard.add(line.get());
    }
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
