package io.lammer.rules;

import java.util.List;

/// A game as its folder provides it. Modules are listed in
/// `META-INF/services/io.lammer.rules.GameModule`.
public interface GameModule {
  Game game();

  /// The game's implementations of the interfaces that the other layers declare.
  List<Object> parts();
}
