package io.lammer.web.display;

import io.lammer.web.games.GamePages;

/// Paths of a game's drawings. A jackpot wager may have its own drawing; others use the game's.
record ArtPaths(GamePages game) {
  String of(String wager) {
    return ArtPaths.class.getResource("/static" + path(wager)) == null ? ofGame() : path(wager);
  }

  String ofGame() {
    return path(game.style());
  }

  private static String path(String name) {
    return "/img/art/" + name + ".svg";
  }
}
