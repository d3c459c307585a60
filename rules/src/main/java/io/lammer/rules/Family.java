package io.lammer.rules;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A kind of bonus wager: every paytable belongs to one, and a table offers it in one place.
public enum Family {
  SINGLE_EVENT(Set.of(Game.CRAPS, Game.BACCARAT, Game.DICE), false),
  LAMMERS(Set.of(Game.CRAPS), false),
  GOLDEN_TALONS(
      Set.of(Game.BACCARAT, Game.DICE), false, "golden-talons-player", "golden-talons-banker"),
  FIGHTBACK_AFTER_WIN(Set.of(Game.BACCARAT), false, "fightback"),
  FIGHTBACK_AFTER_TIE(Set.of(Game.BACCARAT), false, "fightback"),
  HARMONY(Set.of(Game.BACCARAT), true, "harmony"),
  DESTINY(Set.of(Game.BACCARAT), true, "destiny"),
  SUN_7_JACKPOT(Set.of(Game.BACCARAT), true, "sun-7-jackpot"),
  TRIPLE(Set.of(Game.DICE), true, "triple"),
  BONUS_CRAPS(Set.of(Game.CRAPS), false, "all-small", "all-tall", "make-em-all"),
  MAKE_EM_ALL_PROGRESSIVE(Set.of(Game.CRAPS), true, "make-em-all-progressive"),
  FIRED_UP_PROGRESSIVE(Set.of(Game.CRAPS), true, "fired-up-progressive");

  private final Set<Game> games;
  private final boolean jackpot;
  private final List<String> wagers;

  Family(Set<Game> games, boolean jackpot, String... wagers) {
    this.games = games;
    this.jackpot = jackpot;
    this.wagers = List.of(wagers);
  }

  public boolean isPlayedIn(Game game) {
    return games.contains(game);
  }

  /// Its wagers are known by names of their own, whichever paytable pays them.
  boolean sharesSpots() {
    return this == BONUS_CRAPS || this == FIGHTBACK_AFTER_WIN || this == FIGHTBACK_AFTER_TIE;
  }

  /// Fixed wager, sensor, meter.
  public boolean isJackpot() {
    return jackpot;
  }

  /// The names of its wagers; one that has none is named by its paytable.
  public List<String> wagers(String paytable) {
    return wagers.isEmpty() ? List.of(paytable) : wagers;
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
