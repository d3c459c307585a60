package io.lammer.web.games;

import io.lammer.rules.Game;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The pages of all games, loaded once.
final class RegisteredPages {
  private static final List<GamePages> ALL =
      ServiceLoader.load(GamePages.class, GamePages.class.getClassLoader()).stream()
          .map(Provider::get)
          .toList();
  private static final Map<Game, GamePages> BY_GAME =
      ALL.stream().collect(Collectors.toUnmodifiableMap(GamePages::game, Function.identity()));

  private RegisteredPages() {}

  static GamePages of(Game game) {
    var pages = BY_GAME.get(game);
    if (pages == null) {
      throw new IllegalStateException(game + " has no pages");
    }
    return pages;
  }

  static List<GamePages> all() {
    return ALL;
  }
}
