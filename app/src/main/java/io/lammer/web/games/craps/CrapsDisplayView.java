package io.lammer.web.games.craps;

import io.lammer.web.view.HandView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The live content of a craps display.
///
/// @param point 0 on the come-out
public record CrapsDisplayView(int point, Rolls rolls, List<Bonus> bonuses) {
  /// The current roll, and the totals of earlier ones.
  ///
  /// @param roll null before the first roll
  /// @param entered true until the dealer confirms the roll
  /// @param earlier newest first
  public record Rolls(@Nullable HandView roll, boolean entered, List<Total> earlier) {}

  /// The total of an earlier roll.
  ///
  /// @param puck CSS class for what the roll did to the puck
  public record Total(int total, String puck) {}

  /// A wager of the Bonus Craps tracker with its lammers.
  ///
  /// @param promotion the promotion of its pays in a few characters, or empty
  public record Bonus(String title, String pays, String promotion, String lammers, String style) {}
}
