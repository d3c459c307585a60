package io.lammer.proof.broken;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// What the last recorded run of each break found, kept in git.
///
/// @param byBreak the results by the id of the break
public record Noticed(Map<String, Result> byBreak) {
  private static final String FILE = "proof/breaks.txt";

  /// The tests that a break made fail, with the texts that this was found with.
  ///
  /// @param entry hash of the break's entry
  /// @param source hash of the file that it breaks
  /// @param tests hash of the tests that are tied to it
  record Result(String entry, String source, String tests, Set<String> failed) {
    boolean hasSameTexts(Result other) {
      return entry.equals(other.entry) && source.equals(other.source) && tests.equals(other.tests);
    }
  }

  public static Noticed read() throws IOException {
    var byBreak = new TreeMap<String, Result>();
    Set<String> failed = new TreeSet<>();
    for (var line : Files.exists(path()) ? Files.readAllLines(path()) : List.<String>of()) {
      if (line.startsWith("  ")) {
        failed.add(line.strip());
      } else {
        var words = line.split(" ");
        failed = new TreeSet<>();
        byBreak.put(words[0], new Result(words[1], words[2], words[3], failed));
      }
    }
    return new Noticed(byBreak);
  }

  void write() throws IOException {
    var text = new StringBuilder();
    new TreeMap<>(byBreak)
        .forEach(
            (id, result) -> {
              text.append(
                  "%s %s %s %s%n".formatted(id, result.entry(), result.source(), result.tests()));
              result.failed().forEach(test -> text.append("  ").append(test).append('\n'));
            });
    Files.writeString(path(), text);
  }

  /// The tests that a break made fail; none if it has changed since.
  public Set<String> of(Break made) {
    var result = byBreak.get(made.id());
    return result == null || !result.entry().equals(made.fingerprint())
        ? Set.of()
        : result.failed();
  }

  private static Path path() {
    return Repo.root().resolve(FILE);
  }
}
