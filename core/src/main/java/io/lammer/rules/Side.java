package io.lammer.rules;

/// The two hands of a baccarat game, and what it is called when neither wins.
public enum Side {
  PLAYER("Player"),
  BANKER("Banker"),
  TIE("Tie");

  private final String title;

  Side(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }
}
