package io.lammer.cli.output;

import java.util.List;
import java.util.stream.Collectors;

/// Builds command lines with shell quoting.
public final class ShellWords {
  private ShellWords() {}

  public static String line(List<String> words) {
    return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./:=,%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
