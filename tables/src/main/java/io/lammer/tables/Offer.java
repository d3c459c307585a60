package io.lammer.tables;

import io.lammer.rules.Family;
import io.lammer.rules.Paytable;
import io.lammer.rules.Wager;
import org.jspecify.annotations.Nullable;

/// A wager as one table offers it.
///
/// @param paytable null for a main wager
/// @param jackpot the name of the jackpot it plays for, or null
public record Offer(
    Wager wager,
    @Nullable Paytable paytable,
    Setup.@Nullable Limits limits,
    Setup.@Nullable Promotion promotion,
    @Nullable String jackpot) {

  static final String MAIN_GAME = "main";

  public String name() {
    return wager.name();
  }

  /// The game it counts as where a venue limits their number (ruling 7).
  public String game() {
    return isMain() ? MAIN_GAME : name();
  }

  public boolean isMain() {
    return paytable == null;
  }

  public boolean isOf(Family family) {
    return paytable != null && paytable.family() == family;
  }

  public boolean isFightback() {
    return isOf(Family.FIGHTBACK_AFTER_WIN) || isOf(Family.FIGHTBACK_AFTER_TIE);
  }
}
