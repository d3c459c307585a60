package io.lammer.proof;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The program as a user runs it: `lammer`, the launcher, in a shell, with real files and pipes. It
/// runs the jars that this build has made, without a cache.
///
/// @param build a folder with the jars, as the launcher makes one
record Launched(Path build) {
  /// What a line printed, and its exit code.
  record Answer(int code, String out, String error) {}

  /// Copies the jar of this build to a new folder, which shares the libraries.
  static Launched in(Path folder) throws IOException {
    var target = Repo.root().resolve("app/target");
    var build = Files.createDirectories(folder);
    try (var files = Files.list(target)) {
      var jar =
          files
              .filter(file -> file.getFileName().toString().matches("lammer-app-[^-]*\\.jar"))
              .findFirst()
              .orElseThrow(() -> new IllegalStateException("no jar in " + target));
      Files.copy(jar, build.resolve("lammer.jar"));
    }
    Files.createSymbolicLink(build.resolve("lib"), target.resolve("lib"));
    Files.createFile(build.resolve(cacheName()));
    return new Launched(build);
  }

  /// An empty cache is none, and the launcher does not train one.
  private static String cacheName() {
    var java = System.getProperty("java.runtime.version") + "@" + System.getProperty("java.home");
    return java.replaceAll("[^A-Za-z0-9._+-]", "_") + ".aot";
  }

  /// Runs a line of the shell in a folder; a pipe fails with the first of its commands that does.
  Answer shell(Path folder, String line) throws IOException, InterruptedException {
    return shell(folder, line, Map.of());
  }

  Answer shell(Path folder, String line, Map<String, String> environment)
      throws IOException, InterruptedException {
    var out = Files.createTempFile("lammer", ".out");
    var error = Files.createTempFile("lammer", ".err");
    try {
      var builder = builder(folder, environment, List.of("bash", "-o", "pipefail", "-c", line));
      var code =
          builder.redirectOutput(out.toFile()).redirectError(error.toFile()).start().waitFor();
      return new Answer(code, Files.readString(out), Files.readString(error));
    } finally {
      Files.delete(out);
      Files.delete(error);
    }
  }

  /// A process of the launcher that goes on, such as a server; both outputs are one.
  Process start(Path folder, Map<String, String> environment, String... words) throws IOException {
    var command = new ArrayList<>(List.of(Repo.root().resolve("lammer").toString()));
    command.addAll(List.of(words));
    return builder(folder, environment, command).redirectErrorStream(true).start();
  }

  private ProcessBuilder builder(
      Path folder, Map<String, String> environment, List<String> command) {
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    var all = builder.environment();
    all.put("PATH", Repo.root() + ":" + all.get("PATH"));
    all.put("LAMMER_BUILD", build.toString());
    all.put("LAMMER_JAVA_HOME", System.getProperty("java.home"));
    all.put("NO_COLOR", "1");
    all.remove("LAMMER_DB");
    all.putAll(environment);
    return builder;
  }
}
