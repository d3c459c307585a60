package io.lammer.cli.output;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Builds command lines with shell quoting.
public final class ShellWords {
  private ShellWords() {}

  @SafeVarargs
  public static String line(List<String>... words) {
    return Stream.of(words)
        .flatMap(List::stream)
        .map(ShellWords::quoted)
        .collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./:=,%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
