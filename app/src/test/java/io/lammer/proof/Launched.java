package io.lammer.proof;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// The program as a user runs it: `lammer`, the launcher, in a shell, with real files and pipes. It
/// runs the jars that this build has made.
final class Launched {
  private static final Path BUILD = build("launched");

  private Launched() {}

  /// What a line printed, and its exit code.
  record Answer(int code, String out, String error) {}

  /// Runs a line of the shell in a folder; a pipe fails with the first of its commands that does.
  static Answer shell(Path folder, String line) throws IOException, InterruptedException {
    return shell(folder, line, Map.of());
  }

  static Answer shell(Path folder, String line, Map<String, String> environment)
      throws IOException, InterruptedException {
    var out = Files.createTempFile("lammer", ".out");
    var error = Files.createTempFile("lammer", ".err");
    try {
      var builder = builder(folder, "bash", "-o", "pipefail", "-c", line);
      builder.environment().putAll(environment);
      var code =
          builder.redirectOutput(out.toFile()).redirectError(error.toFile()).start().waitFor();
      return new Answer(code, Files.readString(out), Files.readString(error));
    } finally {
      Files.delete(out);
      Files.delete(error);
    }
  }

  /// A process of the launcher that goes on, such as a server; both outputs are one.
  static Process start(Path folder, Map<String, String> environment, String... words)
      throws IOException {
    var command = new ArrayList<>(List.of(Repo.root().resolve("lammer").toString()));
    command.addAll(List.of(words));
    var builder = builder(folder, command.toArray(String[]::new));
    builder.environment().putAll(environment);
    return builder.redirectErrorStream(true).start();
  }

  private static ProcessBuilder builder(Path folder, String... command) {
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    var environment = builder.environment();
    environment.put("PATH", Repo.root() + ":" + environment.get("PATH"));
    environment.put("LAMMER_BUILD", BUILD.toString());
    environment.put("LAMMER_JAVA_HOME", System.getProperty("java.home"));
    environment.put("NO_COLOR", "1");
    environment.remove("LAMMER_DB");
    return builder;
  }

  /// A fresh folder with the jars, as the launcher makes one.
  static Path build(String name) {
    try {
      var target = Repo.root().resolve("app/target");
      var folder = Repo.root().resolve("app/target").resolve(name);
      remove(folder);
      Files.createDirectories(folder);
      try (var files = Files.list(target)) {
        var jar =
            files
                .filter(file -> file.getFileName().toString().matches("lammer-app-[^-]*\\.jar"))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no jar in " + target));
        Files.copy(jar, folder.resolve("lammer.jar"));
      }
      Files.createSymbolicLink(folder.resolve("lib"), target.resolve("lib"));
      return folder;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void remove(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (var files = Files.walk(folder)) {
        for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
