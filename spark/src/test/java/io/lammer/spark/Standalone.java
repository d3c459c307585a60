package io.lammer.spark;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A real standalone cluster on this machine: a master and workers, each a process of its own, from
/// Spark's jars alone. What of ours a worker plays with was sent to it.
final class Standalone {
  /// Of ours, or what ours is made with.
  private static final String NOT_OF_SPARK =
      "(lammer|snakeyaml|commons-(statistics|numbers|rng))-.*";

  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");

  private static final Pattern REGISTERED = Pattern.compile("(registered) with master");

  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final Pattern PLAYED = Pattern.compile("Finished task .* in stage 1\\.0");

  private final Path home;
  private final String master;
  private final List<Process> processes = new ArrayList<>();

  /// With one worker.
  Standalone(Path home) throws IOException, InterruptedException {
    this.home = home;
    var jars = Files.createDirectories(home.resolve("jars"));
    try (var files = Files.list(Repo.root().resolve("spark/target/lib"))) {
      for (var jar : files.toList()) {
        if (!jar.getFileName().toString().matches(NOT_OF_SPARK)) {
          Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
        }
      }
    }
    start("master", "master.Master", "--port", "0");
    this.master = await(home.resolve("master.log"), ADDRESS);
    addWorker();
  }

  /// Starts a further worker, the first of which has number 1, and gives its number.
  int addWorker() throws IOException, InterruptedException {
    var number = processes.size();
    var work = home.resolve("worker-" + number).toString();
    start(
        "worker-" + number, "worker.Worker", "--cores", "1", "--memory", "1g", "-d", work, master);
    await(home.resolve("worker-" + number + ".log"), REGISTERED);
    return number;
  }

  private void start(String name, String type, String... words) throws IOException {
    var command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", home + "/jars/*", "org.apache.spark.deploy." + type));
    command.addAll(List.of("--host", "127.0.0.1", "--webui-port", "0"));
    command.addAll(List.of(words));
    var builder = new ProcessBuilder(command).directory(home.toFile()).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    processes.add(builder.redirectOutput(home.resolve(name + ".log").toFile()).start());
  }

  String master() {
    return master;
  }

  /// How many runs a worker has done a task of; the first thing that it is asked is none.
  long runs(int worker) throws IOException {
    var runs = 0L;
    try (var files = Files.walk(home.resolve("worker-" + worker))) {
      for (var log : files.filter(file -> file.endsWith("stderr")).toList()) {
        runs += PLAYED.matcher(Files.readString(log)).find() ? 1 : 0;
      }
    }
    return runs;
  }

  /// Kills a worker without its executors.
  void kill(int worker) throws InterruptedException {
    processes.get(worker).destroyForcibly().waitFor();
  }

  /// Kills what plays for a worker, which starts another.
  void killExecutors(int worker) {
    processes.get(worker).descendants().forEach(ProcessHandle::destroyForcibly);
  }

  private String await(Path log, Pattern words) throws IOException, InterruptedException {
    var end = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      var said = Files.readString(log);
      var matcher = words.matcher(said);
      if (matcher.find()) {
        return matcher.group(1);
      }
      if (processes.stream().noneMatch(Process::isAlive)) {
        throw new AssertionError("the cluster ended: " + said);
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("waited for \"" + words + "\" in " + said);
      }
      Thread.sleep(50);
    }
  }

  void end() throws IOException, InterruptedException {
    for (var process : processes.reversed()) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
    try (var links = Files.list(home.resolve("jars"))) {
      for (var link : links.toList()) {
        Files.delete(link);
      }
    }
  }
}
