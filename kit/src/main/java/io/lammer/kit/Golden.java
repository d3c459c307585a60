package io.lammer.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.opentest4j.AssertionFailedError;

/// A text file of the repository that says what a test must produce, reviewed in `git diff`.
public final class Golden {
  private static final String UPDATE = "lammer.update";

  private Golden() {}

  /// Compares `actual` with `file`, a path from the root of the repository, or with
  /// `-Dlammer.update=true` makes it the file's new text.
  public static void check(String file, String actual) {
    var path = Repo.root().resolve(file);
    try {
      if (Boolean.getBoolean(UPDATE)) {
        write(path, actual);
      } else if (!Files.exists(path)) {
        throw new AssertionFailedError(file + " does not exist; " + howToUpdate());
      } else {
        compare(file, Files.readString(path), actual);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static void write(Path path, String text) throws IOException {
    if (Files.exists(path) && Files.readString(path).equals(text)) {
      return;
    }
    Files.createDirectories(path.resolveSibling("."));
    Files.writeString(path, text);
  }

  private static void compare(String file, String expected, String actual) {
    if (expected.equals(actual)) {
      return;
    }
    var golden = expected.split("\n", -1);
    var found = actual.split("\n", -1);
    var line = 0;
    while (line < golden.length && line < found.length && golden[line].equals(found[line])) {
      line++;
    }
    var message =
        "%s:%d differs%n  expected: %s%n  found:    %s%n%s"
            .formatted(file, line + 1, lineOf(golden, line), lineOf(found, line), howToUpdate());
    throw new AssertionFailedError(message, expected, actual);
  }

  private static String lineOf(String[] lines, int index) {
    return index < lines.length ? "\"" + lines[index] + "\"" : "(end of text)";
  }

  private static String howToUpdate() {
    return "if the new text is right: mvn verify -D" + UPDATE + "=true, then read git diff";
  }
}
