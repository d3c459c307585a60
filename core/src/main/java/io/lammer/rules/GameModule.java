package io.lammer.rules;

import java.util.List;

/// The entry point of a game, provided by the game's folder. Modules are listed in `META-
/// INF/services/io.lammer.rules.GameModule`.
public interface GameModule {
  Game game();

  /// The game's implementations of the interfaces that the other layers declare.
  List<Object> parts();
}
