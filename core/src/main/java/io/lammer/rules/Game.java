package io.lammer.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A game that Lammer runs. Its folder declares it as a constant and provides it as a [GameModule];
/// there is one instance for each game.
public final class Game {
  /// A property of a game that the layers above ask for.
  public enum Trait {
    /// Two hands are compared, so rounds can be shown as roads.
    CONTEST,
    /// Outcomes are dealt from a multi-deck shoe whose size affects the odds.
    SHOE,
    /// The main wagers are standard everywhere, so no document prints them.
    STANDARD_WAGERS
  }

  private final String word;
  private final String title;
  private final Set<Trait> traits;

  private @Nullable List<Object> parts;

  /// @param word its name in catalogs, such as `craps`
  public Game(String word, String title, Trait... traits) {
    this.word = word;
    this.title = title;
    this.traits = Set.of(traits);
  }

  /// All games, in the order of the modules.
  public static List<Game> all() {
    return Modules.GAMES;
  }

  /// The game of this name in journals.
  public static Game named(String name) {
    return Modules.GAMES.stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no game " + name));
  }

  /// The name in catalogs, such as `craps`.
  public String word() {
    return word;
  }

  /// The name in journals, such as `CRAPS`.
  public String name() {
    return word.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  public String title() {
    return title;
  }

  public boolean isContest() {
    return traits.contains(Trait.CONTEST);
  }

  public boolean hasShoe() {
    return traits.contains(Trait.SHOE);
  }

  public boolean hasStandardWagers() {
    return traits.contains(Trait.STANDARD_WAGERS);
  }

  /// What this game provides to a layer above the rules.
  ///
  /// @param type the interface that the layer declares
  public <T> T part(Class<T> type) {
    for (var part : parts()) {
      if (type.isInstance(part)) {
        return type.cast(part);
      }
    }
    throw new IllegalStateException(this + " has no " + type.getSimpleName());
  }

  /// Cached, because every step of play asks for a part.
  private List<Object> parts() {
    var known = parts;
    if (known == null) {
      known = Modules.PARTS.getOrDefault(word, List.of());
      parts = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return name();
  }

  /// Loaded on first use: modules name the constants of their games.
  private static final class Modules {
    static final Map<String, List<Object>> PARTS = new LinkedHashMap<>();
    static final List<Game> GAMES = load();

    private static List<Game> load() {
      var loader = ServiceLoader.load(GameModule.class, Game.class.getClassLoader());
      var modules = loader.stream().map(ServiceLoader.Provider::get).toList();
      modules.forEach(module -> PARTS.put(module.game().word(), module.parts()));
      return modules.stream().map(GameModule::game).toList();
    }
  }
}
