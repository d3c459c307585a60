package io.lammer.web.games.craps;

import java.util.List;

/// The live content of a craps console.
///
/// @param point 0 on the come-out
/// @param shows the part of the keypad for the next bets
/// @param nextShooter the proposed next shooter, or 0
/// @param rolls the recent rolls as SVG
/// @param lammers the bonus wagers in progress
public record CrapsConsoleView(
    int point, String shows, int nextShooter, String rolls, List<Tracked> lammers) {
  /// A bonus wager in progress.
  ///
  /// @param lines its progress, for each amount
  public record Tracked(String wager, String picture, List<String> lines) {}
}
