import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Runs the whole test command once from a clean tree and writes where the time went into
/// `docs/testing.md`: each step of the build, the load of the processors, and the slowest classes.
final class TestTimes {
  private static final Pattern STEP =
      Pattern.compile(
          "\\[INFO\\] --- ([a-z-]+)(?:-maven-plugin|-plugin)?:[0-9.]+:([a-z-]+) \\((.*)\\) @ (\\S+)"
              + " ---");
  private static final Pattern SURE = Pattern.compile("maven-|-maven");
  private static final Path PAGE = Path.of("docs/testing.md");
  private static final String BEGIN = "<!-- build/test-times writes from here -->";
  private static final String END = "<!-- to here -->";
  private static final int MOST = 25;

  private record TestClass(String name, long wallMillis, long processorMillis, int tests) {}

  private record Load(double seconds, double busy) {}

  private TestTimes() {}

  public static void main(String[] words) throws Exception {
    var times = Path.of("target/test-times").toAbsolutePath();
    remove(times);
    var command =
        new ArrayList<>(List.of("mvn", "-B", "clean", "verify", "-Dlammer.times=" + times));
    command.addAll(List.of(words));
    var steps = new LinkedHashMap<String, Long>();
    var loads = new ArrayList<Load>();
    var start = System.nanoTime();
    var processor = busyTicks();
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var watch = Thread.startVirtualThread(() -> watch(process, start, loads));
    try (var out = process.inputReader()) {
      read(out, steps);
    }
    var code = process.waitFor();
    watch.join();
    var wall = (System.nanoTime() - start) / 1e9;
    var busy = (busyTicks() - processor) / 100.0;
    if (code != 0) {
      System.err.println("test-times: the tests failed; nothing was written");
      System.exit(1);
    }
    write(page(steps, loads, classes(times), wall, busy));
  }

  private static void read(BufferedReader out, Map<String, Long> steps) throws IOException {
    var last = System.nanoTime();
    var name = "start of Maven";
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      System.out.println(line);
      var step = STEP.matcher(line);
      if (step.find()) {
        var now = System.nanoTime();
        steps.merge(name, (now - last) / 1_000_000, Long::sum);
        last = now;
        name =
            step.group(4)
                + ": "
                + SURE.matcher(step.group(1)).replaceAll("")
                + " "
                + step.group(2)
                + " ("
                + step.group(3)
                + ")";
      }
    }
    steps.merge(name, (System.nanoTime() - last) / 1_000_000, Long::sum);
  }

  /// How busy all processors were in each half minute.
  private static void watch(Process process, long start, List<Load> loads) {
    try {
      var before = ticks();
      while (!process.waitFor(Duration.ofSeconds(30))) {
        var after = ticks();
        loads.add(
            new Load(
                (System.nanoTime() - start) / 1e9,
                (double) (after[0] - before[0]) / Math.max(1, after[1] - before[1])));
        before = after;
      }
    } catch (InterruptedException | IOException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static long busyTicks() throws IOException {
    return ticks()[0];
  }

  /// Ticks of all processors since the machine began: busy, and all.
  private static long[] ticks() throws IOException {
    try (var lines = Files.lines(Path.of("/proc/stat"))) {
      var fields = lines.findFirst().orElseThrow().trim().split(" +");
      var all = 0L;
      for (var i = 1; i <= 8; i++) {
        all += Long.parseLong(fields[i]);
      }
      return new long[] {all - Long.parseLong(fields[4]) - Long.parseLong(fields[5]), all};
    }
  }

  private static List<TestClass> classes(Path folder) throws IOException {
    var found = new ArrayList<TestClass>();
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        for (var line : Files.readAllLines(file)) {
          var fields = line.split("\t");
          found.add(
              new TestClass(
                  fields[0].replace("io.lammer.", ""),
                  Long.parseLong(fields[1]),
                  Long.parseLong(fields[2]),
                  Integer.parseInt(fields[3])));
        }
      }
    }
    found.sort(Comparator.comparingLong(TestClass::wallMillis).reversed());
    return found;
  }

  private static String page(
      Map<String, Long> steps,
      List<Load> loads,
      List<TestClass> classes,
      double wall,
      double busy) {
    var text = new StringBuilder();
    text.append(
        say(
            "%s: %.0f s from a clean tree on %d processors (%s %s), %.0f s of processor time, %d"
                + " tests in %d classes.%n%n",
            LocalDate.now(),
            wall,
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            busy,
            classes.stream().mapToInt(TestClass::tests).sum(),
            classes.size()));
    text.append("| step | seconds |\n|---|---|\n");
    steps.entrySet().stream()
        .filter(step -> step.getValue() >= 1000)
        .forEach(
            step -> text.append(say("| %s | %.0f |%n", step.getKey(), step.getValue() / 1000.0)));
    text.append(say("%nProcessors busy, by half minutes: %s.%n%n", shown(loads)));
    text.append("| class | seconds | processor seconds | tests |\n|---|---|---|---|\n");
    classes.stream()
        .limit(MOST)
        .forEach(
            one ->
                text.append(
                    say(
                        "| `%s` | %.1f | %.1f | %d |%n",
                        one.name(),
                        one.wallMillis() / 1000.0,
                        one.processorMillis() / 1000.0,
                        one.tests())));
    var rest = classes.stream().skip(MOST).toList();
    text.append(
        say(
            "| %d others | %.1f | %.1f | %d |%n",
            rest.size(),
            rest.stream().mapToLong(TestClass::wallMillis).sum() / 1000.0,
            rest.stream().mapToLong(TestClass::processorMillis).sum() / 1000.0,
            rest.stream().mapToInt(TestClass::tests).sum()));
    return text.toString();
  }

  private static String shown(List<Load> loads) {
    return String.join(", ", loads.stream().map(load -> say("%.0f%%", 100 * load.busy())).toList());
  }

  private static String say(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static void write(String table) throws IOException {
    var page = Files.readString(PAGE);
    var begin = page.indexOf(BEGIN) + BEGIN.length();
    var end = page.indexOf(END);
    Files.writeString(PAGE, page.substring(0, begin) + "\n" + table + page.substring(end));
  }

  private static void remove(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (var file : files.toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
