import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Changes the code of pure packages bit by bit (PIT) and counts the changes that some test
/// notices: `java -cp TEST-CLASS-PATH build/Mutate.java PACKAGE,PACKAGE MOST`, at most so many
/// changes in a class. Fails below a package's score. `sample=60` in place of packages takes one
/// change in each of 60 classes, drawn from all packages by the hash of their names, and tries all
/// their tests.
public class Mutate {
  /// @param tests those whose subject the package is, wherever they live
  /// @param score the percentage of changes that must be noticed
  private record Subject(String name, String tests, int score) {
    String module() {
      return name.equals("journal") ? "app" : "core";
    }
  }

  private static final List<Subject> SUBJECTS =
      List.of(
          new Subject("ledger", "io.lammer.ledger.*", 90),
          new Subject("rules", "io.lammer.rules.*,io.lammer.script.*", 50),
          new Subject("odds", "io.lammer.odds.*,io.lammer.games.*", 85),
          new Subject(
              "table",
              "io.lammer.table.*,io.lammer.script.*,io.lammer.render.transcript.GoldenTest"
                  + ",io.lammer.runtime.*",
              80),
          new Subject("games", "io.lammer.games.*,io.lammer.odds.*,io.lammer.script.*", 50),
          new Subject("journal", "io.lammer.journal.*", 50));

  private static final String SAMPLE = "sample=";

  /// Tests of time, crashes and chance notice little that others do not, and take long.
  private static final String SLOW =
      "*StormTest,*CrashTest,*StartTest,*SealingTest,*WitnessTest,*FollowersTest,*PostgresTest,*SyncTest"
          + ",*StandbyTest,*LastSeenTest";

  private Mutate() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args[0].startsWith(SAMPLE)) {
      System.exit(sample(Integer.parseInt(args[0].substring(SAMPLE.length()))));
    }
    var asked = List.of(args[0].split(","));
    var failed = new ArrayList<String>();
    for (var subject : SUBJECTS) {
      if (asked.contains(subject.name())
          && run(
                  subject.name(),
                  "io.lammer." + subject.name() + ".*",
                  subject.tests(),
                  args[1],
                  subject.score())
              != 0) {
        failed.add(subject.name());
      }
    }
    if (!failed.isEmpty()) {
      System.err.println("mutate: below its score, or not run: " + failed);
      System.exit(1);
    }
  }

  private static int sample(int size) throws IOException, InterruptedException {
    var classes = new ArrayList<String>();
    var tests = new ArrayList<String>();
    for (var subject : SUBJECTS) {
      tests.add(subject.tests());
      var root = Path.of(subject.module(), "target/classes");
      try (var files = Files.walk(root.resolve("io/lammer").resolve(subject.name()))) {
        files
            .filter(file -> file.toString().matches(".*/[A-Z][A-Za-z]*\\.class"))
            .map(file -> root.relativize(file).toString().replace(".class", "").replace('/', '.'))
            .forEach(classes::add);
      }
    }
    classes.sort(Comparator.comparingInt((String name) -> name.hashCode() * 31 % 1009));
    var drawn = String.join(",", classes.subList(0, Math.min(size, classes.size())));
    return run("sample", drawn, String.join(",", tests), "1", 1);
  }

  private static int run(String name, String classes, String tests, String most, int score)
      throws IOException, InterruptedException {
    var root = Path.of("").toAbsolutePath();
    System.out.println("mutate: " + name);
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            classPath(root),
            "org.pitest.mutationtest.commandline.MutationCoverageReport",
            "--targetClasses=" + classes,
            "--targetTests=" + tests,
            "--mutableCodePaths="
                + root.resolve("core/target/classes")
                + ","
                + root.resolve("app/target/classes"),
            "--sourceDirs="
                + root.resolve("core/src/main/java")
                + ","
                + root.resolve("app/src/main/java"),
            "--reportDir=" + root.resolve("app/target/mutation").resolve(name),
            "--outputFormats=XML,HTML",
            "--excludedTestClasses=" + SLOW,
            "--timeoutConst=2000",
            "--features=+CLASSLIMIT(limit[" + most + "])",
            "--timestampedReports=false",
            "--threads=" + Integer.getInteger("threads", 2),
            "--jvmArgs=-Dlammer.root=" + root,
            "--mutationThreshold=" + score);
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  /// The libraries that this program was given, and every module with its tests as compiled.
  private static String classPath(Path root) throws IOException {
    var path = new ArrayList<String>();
    try (var modules = Files.list(root)) {
      modules
          .sorted()
          .flatMap(
              module -> Stream.of("target/classes", "target/test-classes").map(module::resolve))
          .filter(Files::isDirectory)
          .forEach(folder -> path.add(folder.toString()));
    }
    for (var entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (!entry.startsWith(root + File.separator)) {
        path.add(entry);
      }
    }
    return String.join(File.pathSeparator, path);
  }
}
