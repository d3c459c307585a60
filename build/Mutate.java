import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Changes the code of the pure modules bit by bit (PIT) and counts the changes that some test
/// notices: `java -cp TEST-CLASS-PATH build/Mutate.java MODULE,MODULE MOST`, at most so many
/// changes in a class. Fails below a module's score.
public class Mutate {
  /// @param tests those whose subject the module is, wherever they live
  /// @param score the percentage of changes that must be noticed
  private record Module(String name, String tests, int score) {}

  private static final List<Module> MODULES =
      List.of(
          new Module("ledger", "io.lammer.ledger.*", 90),
          new Module("rules", "io.lammer.rules.*,io.lammer.script.*", 50),
          new Module("odds", "io.lammer.odds.*", 85),
          new Module(
              "tables",
              "io.lammer.tables.*,io.lammer.script.*,io.lammer.report.transcript.GoldenTest"
                  + ",io.lammer.store.floor.*",
              80));

  /// Tests of time, crashes and chance notice little that others do not, and take long.
  private static final String SLOW = "*StormTest,*CrashTest,*StartTest,*SealingTest,*WitnessTest";

  public static void main(String[] args) throws IOException, InterruptedException {
    var asked = List.of(args[0].split(","));
    var failed = new ArrayList<String>();
    for (var module : MODULES) {
      if (asked.contains(module.name()) && run(module, args[1]) != 0) {
        failed.add(module.name());
      }
    }
    if (!failed.isEmpty()) {
      System.err.println("mutate: below its score, or not run: " + failed);
      System.exit(1);
    }
  }

  private static int run(Module module, String most) throws IOException, InterruptedException {
    var root = Path.of("").toAbsolutePath();
    System.out.println("mutate: " + module.name());
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            classPath(root),
            "org.pitest.mutationtest.commandline.MutationCoverageReport",
            "--targetClasses=io.lammer." + module.name() + ".*",
            "--targetTests=" + module.tests(),
            "--mutableCodePaths=" + root.resolve(module.name()).resolve("target/classes"),
            "--sourceDirs=" + root.resolve(module.name()).resolve("src/main/java"),
            "--reportDir=" + root.resolve("app/target/mutation").resolve(module.name()),
            "--outputFormats=XML,HTML",
            "--excludedTestClasses=" + SLOW,
            "--timeoutConst=2000",
            "--features=+CLASSLIMIT(limit[" + most + "])",
            "--timestampedReports=false",
            "--threads=" + Integer.getInteger("threads", 2),
            "--jvmArgs=-Dlammer.root=" + root,
            "--mutationThreshold=" + module.score());
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
