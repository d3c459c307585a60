package io.lammer.cli;

import java.util.List;
import java.util.stream.Collectors;

/// Command lines as they are typed.
final class Shell {
  private Shell() {}

  static String line(List<String> words) {
    return words.stream().map(Shell::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./:=,%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
