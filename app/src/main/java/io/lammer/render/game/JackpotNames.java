package io.lammer.render.game;

import io.lammer.house.LiveJackpot;
import io.lammer.rules.Family;
import io.lammer.rules.catalog.Catalog;
import java.util.Locale;
import java.util.ResourceBundle;

/// The display names of jackpots: game and table for a jackpot of one table, the given name for a
/// linked one.
public final class JackpotNames {
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("io.lammer.render.game.jackpots", Locale.ROOT);

  private JackpotNames() {}

  public static String of(LiveJackpot jackpot) {
    return of(jackpot.name(), jackpot.edition(), jackpot.money().terms().paytable());
  }

  /// The display name, such as `Fired Up, table C2` for `C2/PT-BJS-FUP-01`.
  public static String of(String name, String edition, String paytable) {
    var own = name.indexOf('/');
    return own < 0 ? name : game(edition, paytable) + ", table " + name.substring(0, own);
  }

  /// The name of the jackpot's game, such as `Fired Up`. A paytable that is not built in uses its
  /// own name.
  public static String game(String edition, String paytable) {
    return Catalog.builtIn()
        .edition(edition)
        .flatMap(known -> known.paytable(paytable))
        .map(found -> found.family())
        .map(Family::word)
        .filter(BUNDLE::containsKey)
        .map(BUNDLE::getString)
        .orElse(paytable);
  }
}
