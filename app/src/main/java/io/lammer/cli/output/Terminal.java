package io.lammer.cli.output;

import io.lammer.render.paper.AnsiStyle;

/// The terminal that a command is run from, if there is one.
public final class Terminal {
  private Terminal() {}

  /// Colors on a terminal, unless NO_COLOR is set.
  public static AnsiStyle style() {
    return isThere() && System.getenv("NO_COLOR") == null ? AnsiStyle.ANSI : AnsiStyle.PLAIN;
  }

  @SuppressWarnings("SystemConsoleNull")
  public static boolean isThere() {
    var console = System.console();
    return console != null && console.isTerminal();
  }
}
