package io.lammer.proof.broken;

import io.lammer.kit.Repo;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// What the last run of all breaks found, kept in git: the tests that each break made fail.
///
/// @param breaks the hash of the list of breaks that was run
public record Noticed(String breaks, Map<String, Set<String>> failed) {
  private static final String FILE = "docs/breaks.txt";

  public static Noticed read() throws IOException {
    var lines = Files.exists(path()) ? Files.readAllLines(path()) : List.of("");
    var failed = new TreeMap<String, Set<String>>();
    var id = "";
    for (var line : lines.subList(1, lines.size())) {
      if (line.startsWith("  ")) {
        failed.getOrDefault(id, new TreeSet<>()).add(line.strip());
      } else {
        id = line;
        failed.put(id, new TreeSet<>());
      }
    }
    return new Noticed(lines.getFirst(), failed);
  }

  void write() throws IOException {
    var text = new StringBuilder(breaks).append('\n');
    new TreeMap<>(failed)
        .forEach(
            (id, tests) -> {
              text.append(id).append('\n');
              new TreeSet<>(tests).forEach(test -> text.append("  ").append(test).append('\n'));
            });
    Files.writeString(path(), text);
  }

  /// The tests that a break made fail.
  public Set<String> of(Break broken) {
    return failed.getOrDefault(broken.id(), Set.of());
  }

  static String hash(String breaks) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(breaks.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path path() {
    return Repo.root().resolve(FILE);
  }
}
