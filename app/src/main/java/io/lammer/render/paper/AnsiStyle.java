package io.lammer.render.paper;

/// The text style of output: ANSI colors for a terminal, or none.
public enum AnsiStyle {
  PLAIN,
  ANSI;

  public String good(String text) {
    return paint("32", text);
  }

  public String bad(String text) {
    return paint("31", text);
  }

  public String note(String text) {
    return paint("33", text);
  }

  public String strong(String text) {
    return paint("1", text);
  }

  public String faint(String text) {
    return paint("2", text);
  }

  private String paint(String code, String text) {
    return this == PLAIN ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
