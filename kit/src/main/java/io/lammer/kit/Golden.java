package io.lammer.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/// A golden file: text in the repository that a test must produce, reviewed in `git diff`.
///
/// `-Dlammer.update=true` rewrites a file that differs. The test still fails, so that only a run
/// without the flag is green. In test resources, figures are compared separately from the words
/// around them, so that a change of wording cannot hide a change of pay. If figures differ,
/// `-Dlammer.update=money` is required.
public final class Golden {
  private static final String UPDATE = "lammer.update";

  private static final Pattern FIGURE = Pattern.compile("[0-9][0-9,.]*");

  private Golden() {}

  /// Compares `actual` with `file`, a path from the root of the repository.
  public static void check(String file, String actual) {
    var path = Repo.root().resolve(file);
    var update = System.getProperty(UPDATE, "");
    try {
      var expected = Files.exists(path) ? Files.readString(path) : null;
      if (actual.equals(expected)) {
        return;
      }
      if (!update.isEmpty() && (update.equals("money") || !changesMoney(file, expected, actual))) {
        Files.createDirectories(path.resolveSibling("."));
        Files.writeString(path, actual);
        throw new AssertionFailedError(file + " is rewritten; read git diff, and run again");
      }
      if (expected == null) {
        throw new AssertionFailedError(file + " does not exist; " + howToUpdate("true"));
      }
      compare(file, expected, actual);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static boolean changesMoney(String file, @Nullable String expected, String actual) {
    return isMoney(file) && expected != null && !figures(expected).equals(figures(actual));
  }

  private static boolean isMoney(String file) {
    return file.contains("/test/resources/");
  }

  private static List<String> figures(String text) {
    return FIGURE.matcher(text).results().map(MatchResult::group).toList();
  }

  private static void compare(String file, String expected, String actual) {
    var golden = expected.split("\n", -1);
    var found = actual.split("\n", -1);
    var line = 0;
    while (line < golden.length && line < found.length && golden[line].equals(found[line])) {
      line++;
    }
    var message =
        "%s:%d differs%n  expected: %s%n  found:    %s%n%s"
            .formatted(
                file,
                line + 1,
                lineOf(golden, line),
                lineOf(found, line),
                howToUpdate(changesMoney(file, expected, actual) ? "money" : "true"));
    throw new AssertionFailedError(message, expected, actual);
  }

  private static String lineOf(String[] lines, int index) {
    return index < lines.length ? "\"" + lines[index] + "\"" : "(end of text)";
  }

  private static String howToUpdate(String how) {
    return "if the new text is right: mvn verify -D%s=%s, then read git diff"
        .formatted(UPDATE, how);
  }
}
