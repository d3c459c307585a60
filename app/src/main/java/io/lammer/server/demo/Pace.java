package io.lammer.server.demo;

import io.lammer.tables.Felt;

/// How long people at a training table take.
final class Pace {
  private Pace() {}

  /// Milliseconds until an outcome is entered.
  static int outcome(Felt felt) {
    return switch (felt) {
      case Felt.Craps _ -> 2200;
      case Felt.Baccarat _ -> 1300;
      case Felt.Dice _ -> 4500;
    };
  }

  /// Milliseconds until the next player's wagers.
  static int wagers(Felt felt) {
    return switch (felt) {
      case Felt.Craps _ -> 450;
      case Felt.Baccarat _, Felt.Dice _ -> 1100;
    };
  }
}
