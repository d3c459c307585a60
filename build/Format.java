import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// Holds every Java source of the repository to google-java-format: `check` or `apply`.
public class Format {
  private static final Set<String> SKIPPED = Set.of("target", ".git", ".mvn", "node_modules");

  public static void main(String[] args) throws IOException {
    var mode = args.length == 1 ? args[0] : "";
    if (!Set.of("check", "apply").contains(mode)) {
      System.err.println("format: found \"" + mode + "\", expected \"check\" or \"apply\"");
      System.exit(2);
    }
    var wrong = sources().parallelStream().filter(file -> !settle(file, mode)).sorted().toList();
    if (!wrong.isEmpty()) {
      wrong.forEach(file -> System.err.println("format: " + file));
      System.err.println("format: to fix them run: mvn -N validate -Dformat=apply");
      System.exit(1);
    }
  }

  private static List<Path> sources() throws IOException {
    try (var files = Files.walk(Path.of(""))) {
      return files.filter(Format::isSource).toList();
    }
  }

  private static boolean isSource(Path file) {
    for (var part : file) {
      if (SKIPPED.contains(part.toString())) {
        return false;
      }
    }
    return file.toString().endsWith(".java") && Files.isRegularFile(file);
  }

  /// True when the file is, or now has been made, well formatted.
  private static boolean settle(Path file, String mode) {
    try {
      var found = Files.readString(file);
      var formatted = new Formatter().formatSourceAndFixImports(found);
      if (!formatted.equals(found) && mode.equals("apply")) {
        Files.writeString(file, formatted);
        System.out.println("format: fixed " + file);
        return true;
      }
      return formatted.equals(found);
    } catch (FormatterException unreadable) {
      System.err.println("format: " + file + ":" + unreadable.getMessage());
      return false;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
