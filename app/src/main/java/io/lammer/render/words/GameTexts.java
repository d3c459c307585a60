package io.lammer.render.words;

import io.lammer.rules.Game;
import io.lammer.table.words.GameWords;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The texts that games add to a shared bundle. For example, `felt.print.dragon` in the bundle of a
/// game is the key `print.dragon` of the bundle `felt`.
final class GameTexts extends ResourceBundle {
  private final Map<String, String> added;

  private GameTexts(ResourceBundle shared, Map<String, String> added) {
    this.added = added;
    setParent(shared);
  }

  /// A shared bundle with the texts of the games, or the bundle itself if no game adds any.
  ///
  /// @param read reads a bundle by its name
  static ResourceBundle in(String name, Function<String, ResourceBundle> read) {
    var prefix = name.substring(name.lastIndexOf('.') + 1) + ".";
    var added = new TreeMap<String, String>();
    for (var own : bundles()) {
      var texts = read.apply(own);
      for (var key : texts.keySet()) {
        if (key.startsWith(prefix)) {
          added.put(key.substring(prefix.length()), texts.getString(key));
        }
      }
    }
    var shared = read.apply(name);
    return added.isEmpty() ? shared : new GameTexts(shared, added);
  }

  private static List<String> bundles() {
    return Game.all().stream()
        .flatMap(game -> GameWords.of(game).texts().stream())
        .map("text."::concat)
        .toList();
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return added.get(key);
  }

  @Override
  public Enumeration<String> getKeys() {
    var keys = new TreeMap<>(added);
    parent.keySet().forEach(key -> keys.putIfAbsent(key, key));
    return Collections.enumeration(keys.keySet());
  }
}
