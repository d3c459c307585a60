package io.lammer.server.display;

import io.lammer.rules.Game;
import java.util.Locale;

/// The drawings of a game: each jackpot may have its own, and the game has one.
record Art(Game game) {
  /// By the wager's name, or the game's.
  String of(String wager) {
    return Art.class.getResource("/static" + path(wager)) == null ? ofGame() : path(wager);
  }

  String ofGame() {
    return path(game.name().toLowerCase(Locale.ROOT));
  }

  private static String path(String name) {
    return "/img/art/" + name + ".svg";
  }
}
