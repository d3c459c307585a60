package io.lammer.rules;

/// The winner of a baccarat round: one of the two hands, or a tie.
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
