import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;

/// The launcher for systems without bash: `java build/Launch.java FOLDER WORDS...` runs the program
/// of the checkout in a folder, and builds it first when a source is newer. `lammer.cmd` calls it
/// on Windows. It installs nothing and trains no cache; `lammer` does.
final class Launch {
  private static final boolean WINDOWS = File.separatorChar == '\\';

  private Launch() {}

  public static void main(String[] words) throws IOException, InterruptedException {
    var root = Path.of(words[0]).toAbsolutePath().normalize();
    if (Runtime.version().feature() != 25) {
      fail("needs a JDK 25, and this is " + Runtime.version());
    }
    var named = System.getenv("LAMMER_BUILD");
    var program = isCluster(List.of(words)) ? "spark" : "app";
    var command = new ArrayList<>(List.of(java(), "--enable-native-access=ALL-UNNAMED"));
    command.add("-XX:+ExitOnOutOfMemoryError");
    command.addAll(List.of("--sun-misc-unsafe-memory-access=allow", "-jar"));
    command.add(
        named == null ? built(root, program).toString() : Path.of(named, "lammer.jar").toString());
    command.addAll(List.of(words).subList(1, words.length));
    System.exit(run(Path.of(""), command));
  }

  /// Play on a cluster: a program of its own, the command with Apache Spark.
  private static boolean isCluster(List<String> words) {
    return words.indexOf("simulate") == 1
        && words.stream().anyMatch(word -> word.matches("--master(=.*)?"));
  }

  private static Path built(Path root, String program) throws IOException, InterruptedException {
    var target = root.resolve(program).resolve("target/fast");
    var jar = jar(target, program);
    if (jar == null || isNewer(root, Files.getLastModifiedTime(jar))) {
      System.err.println("lammer: building ...");
      var maven = new ArrayList<>(List.of(WINDOWS ? "mvn.cmd" : "mvn", "-B", "-q", "-Dfast"));
      maven.addAll(program.equals("spark") ? List.of("-Pcluster") : List.of());
      maven.addAll(List.of("-pl", program, "-am", "package"));
      if (run(root, maven) != 0) {
        fail("the build failed");
      }
      jar = jar(target, program);
    }
    return jar;
  }

  private static Path jar(Path target, String program) throws IOException {
    if (!Files.isDirectory(target)) {
      return null;
    }
    try (var files = Files.list(target)) {
      return files
          .filter(file -> file.getFileName().toString().matches("lammer-" + program + "-.*\\.jar"))
          .findFirst()
          .orElse(null);
    }
  }

  private static boolean isNewer(Path root, FileTime build) throws IOException {
    try (var modules = Files.list(root)) {
      for (var module : modules.map(folder -> folder.resolve("src/main")).toList()) {
        if (Files.isDirectory(module) && holdsNewer(module, build)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean holdsNewer(Path folder, FileTime build) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.toList()) {
        if (Files.getLastModifiedTime(file).compareTo(build) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static int run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    var builder = new ProcessBuilder(command).directory(folder.toAbsolutePath().toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    try {
      return builder.inheritIO().start().waitFor();
    } catch (IOException missing) {
      fail("cannot run " + command.getFirst() + "; is it on the PATH?");
      throw missing;
    }
  }

  private static void fail(String sentence) {
    System.err.println("lammer: " + sentence);
    System.exit(69);
  }
}
