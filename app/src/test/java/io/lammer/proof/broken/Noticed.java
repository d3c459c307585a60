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

/// What the last run of each break found, kept in git: the tests that it made fail.
///
/// @param failed by the break's id and hash, so that a changed break must be run again
public record Noticed(Map<String, Set<String>> failed) {
  private static final String FILE = "docs/breaks.txt";

  public static Noticed read() throws IOException {
    var failed = new TreeMap<String, Set<String>>();
    Set<String> tests = new TreeSet<>();
    for (var line : Files.exists(path()) ? Files.readAllLines(path()) : List.<String>of()) {
      if (line.startsWith("  ")) {
        tests.add(line.strip());
      } else {
        tests = new TreeSet<>();
        failed.put(line, tests);
      }
    }
    return new Noticed(failed);
  }

  void write() throws IOException {
    var text = new StringBuilder();
    new TreeMap<>(failed)
        .forEach(
            (key, tests) -> {
              text.append(key).append('\n');
              tests.forEach(test -> text.append("  ").append(test).append('\n'));
            });
    Files.writeString(path(), text);
  }

  /// The tests that a break made fail.
  public Set<String> of(Break made) {
    return failed.getOrDefault(made.key(), Set.of());
  }

  private static Path path() {
    return Repo.root().resolve(FILE);
  }
}
