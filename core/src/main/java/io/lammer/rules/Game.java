package io.lammer.rules;

import java.util.EnumMap;
import java.util.Map;
import java.util.ServiceLoader;

/// The games that Lammer runs, each with its own kind of outcome.
public enum Game {
  CRAPS("craps", false, false, true),
  BACCARAT("mini-baccarat", true, true, false),
  DICE("3 dice baccarat", true, false, false);

  private final String title;
  private final boolean contest;
  private final boolean shoe;
  private final boolean standard;

  /// @param contest two hands are compared, so rounds can be shown as roads
  /// @param shoe outcomes are dealt from a multi-deck shoe whose size affects the odds
  /// @param standard the main wagers are standard everywhere, so no document prints them
  Game(String title, boolean contest, boolean shoe, boolean standard) {
    this.title = title;
    this.contest = contest;
    this.shoe = shoe;
    this.standard = standard;
  }

  public String title() {
    return title;
  }

  public boolean isContest() {
    return contest;
  }

  public boolean hasShoe() {
    return shoe;
  }

  public boolean hasStandardWagers() {
    return standard;
  }

  /// What this game provides to a layer above the rules.
  ///
  /// @param type the interface that the layer declares
  public <T> T part(Class<T> type) {
    var module = Modules.OF.get(this);
    if (module != null) {
      for (var part : module.parts()) {
        if (type.isInstance(part)) {
          return type.cast(part);
        }
      }
    }
    throw new IllegalStateException(this + " has no " + type.getSimpleName());
  }

  /// Loaded on first use: modules name the constants of this enum.
  private static final class Modules {
    static final Map<Game, GameModule> OF = load();

    private static Map<Game, GameModule> load() {
      var modules = new EnumMap<Game, GameModule>(Game.class);
      for (var module : ServiceLoader.load(GameModule.class, Game.class.getClassLoader())) {
        modules.put(module.game(), module);
      }
      return modules;
    }
  }
}
