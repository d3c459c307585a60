package io.lammer.rules;

/// The games we run, each with its own kind of outcome, and what is so of a game wherever it is
/// played. All else about one stands in a switch of the module that it concerns.
public enum Game {
  CRAPS("craps", false, false, true),
  BACCARAT("mini-baccarat", true, true, false),
  DICE("3 dice baccarat", true, false, false);

  private final String title;
  private final boolean contest;
  private final boolean shoe;
  private final boolean standard;

  /// @param contest two hands are compared, so that its rounds can be drawn as roads
  /// @param shoe its outcomes come from a shoe of several decks, which the odds depend on
  /// @param standard its main wagers are known everywhere, so that no document prints them
  Game(String title, boolean contest, boolean shoe, boolean standard) {
    this.title = title;
    this.contest = contest;
    this.shoe = shoe;
    this.standard = standard;
  }

  public String title() {
    return title;
  }

  public boolean isContest() {
    return contest;
  }

  public boolean hasShoe() {
    return shoe;
  }

  public boolean hasStandardWagers() {
    return standard;
  }
}
