package io.lammer.rules;

/// The games we run; each has its own kind of outcome.
public enum Game {
  CRAPS("craps"),
  BACCARAT("mini-baccarat"),
  DICE("3 dice baccarat");

  private final String title;

  Game(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
