package io.lammer.proof;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.lammer.cli.Main;
import io.lammer.kit.Repo;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the guide to the library tells a programmer to type works.
class LibraryGuideTest {
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir private Path folder;

  /// The examples in a language, in their order.
  private static List<String> examples(String language) {
    return Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL)
        .matcher(Repo.text("docs/lab.md"))
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  private static boolean isProgram(String example) {
    return example.startsWith("package ");
  }

  @Test
  void everyLineForJShellWorks() {
    try (var shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(CLASS_PATH);
      run(shell, "import java.util.*;");
      examples("java").stream()
          .filter(example -> !isProgram(example))
          .forEach(example -> run(shell, example));
      assertThat(run(shell, "tie.houseEdge().doubleValue()")).isEqualTo("0.04844031976359808");
      assertThat(run(shell, "Math.abs(played.edgeComparison().z()) < 5")).isEqualTo("true");
    }
  }

  /// Types the lines one by one, as a person does; the value is that of the last one.
  private static String run(JShell shell, String text) {
    var typed = "";
    var value = "";
    for (var line : text.lines().toList()) {
      typed += line + "\n";
      var next = shell.sourceCodeAnalysis().analyzeCompletion(typed);
      while (next.completeness().isComplete()) {
        value = evaluate(shell, next.source());
        typed = next.remaining();
        next = shell.sourceCodeAnalysis().analyzeCompletion(typed);
      }
    }
    assertThat(typed).isBlank();
    return value;
  }

  private static String evaluate(JShell shell, String source) {
    var value = "";
    for (var event : shell.eval(source)) {
      var faults = shell.diagnostics(event.snippet()).map(it -> it.getMessage(null)).toList();
      assertThat(event.status()).as(source + faults).isEqualTo(Status.VALID);
      assertThat(event.exception()).as(source).isNull();
      value = Objects.requireNonNullElse(event.value(), "");
    }
    return value;
  }

  @Test
  void theProgramCompilesAndSettlesItsScript() throws Exception {
    var program = examples("java").stream().filter(LibraryGuideTest::isProgram).toList();
    assertThat(program).hasSize(1);
    var source = Files.writeString(folder.resolve("Settle.java"), program.getFirst());
    var said = new ByteArrayOutputStream();
    var code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                said,
                said,
                "-proc:none",
                "-cp",
                CLASS_PATH,
                "-d",
                folder.toString(),
                source.toString());
    assertThat(code).as(said.toString(UTF_8)).isZero();
    try (var loader = new URLClassLoader(new java.net.URL[] {folder.toUri().toURL()})) {
      var main = loader.loadClass("example.Settle").getMethod("main", String[].class);
      assertThat(printedBy(() -> main.invoke(null, (Object) new String[0])))
          .isEqualTo("seat 1: pass WIN $25.00%n".formatted());
    }
  }

  private interface Call {
    void run() throws Exception;
  }

  private static String printedBy(Call call) throws Exception {
    var out = System.out;
    var printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, UTF_8));
    try {
      call.run();
    } finally {
      System.setOut(out);
    }
    return printed.toString(UTF_8);
  }

  @Test
  void theDependencyIsTheModuleThatIsInstalled() {
    var pom = Repo.text("core/pom.xml");
    var named = examples("xml").getFirst();
    for (var element : List.of("groupId", "artifactId", "version")) {
      assertThat(pom.replaceAll("\\s+", "")).contains(element(named, element));
    }
  }

  private static String element(String xml, String name) {
    var found = Pattern.compile("<%1$s>[^<]*</%1$s>".formatted(name)).matcher(xml);
    assertThat(found.find()).isTrue();
    return found.group();
  }

  /// The files that the examples read, by the commands that the guide gives, smaller.
  private void write() throws IOException {
    for (var line : examples("sh").getLast().lines().toList()) {
      var words = new ArrayList<String>();
      for (var word :
          line.replace("./lammer ", "").replace("1e9", "1e6").replace("5000", "20").split(" ")) {
        words.add(word.matches(".*\\.(csv|json)") ? folder.resolve(word).toString() : word);
      }
      var out = new StringWriter();
      var code = Main.run(new PrintWriter(out), new PrintWriter(out), words.toArray(String[]::new));
      assertThat(code).as(line + out).isZero();
    }
  }

  /// The names that the notebook asks for are columns of the files.
  @Test
  void theCommandsWriteWhatANotebookReads() throws IOException {
    write();
    var columns =
        Stream.of("odds.csv", "played.csv")
            .flatMap(name -> Stream.of(first(folder.resolve(name)).split(",")))
            .toList();
    var asked =
        Pattern.compile("\\[?\"([A-Za-z]+)\"[],]")
            .matcher(examples("pandas").getFirst())
            .results()
            .map(found -> found.group(1));
    assertThat(asked).isNotEmpty().isSubsetOf(columns);
  }

  private static String first(Path file) {
    try (var lines = Files.lines(file)) {
      return lines.findFirst().orElseThrow();
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  /// The notebook runs where its library is, too.
  @Test
  void thePythonExamplesRun() throws Exception {
    write();
    var python = python(examples("python").getFirst());
    assertThat(python.said()).contains("house edge 0.0", " = ", " 6 0.", " 8 0.");
    assertThat(python.code()).isZero();
    if (python("import pandas").code() == 0) {
      var notebook = python(examples("pandas").getFirst());
      assertThat(notebook.code()).as(notebook.said()).isZero();
    }
  }

  private record Ended(int code, String said) {}

  private Ended python(String program) throws Exception {
    var output = folder.resolve("output");
    var process =
        new ProcessBuilder("python3", "-c", program)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new Ended(process.waitFor(), Files.readString(output));
  }
}
