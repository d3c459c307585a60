package io.lammer.report.game;

import io.lammer.rules.Family;
import io.lammer.rules.catalog.Catalog;
import io.lammer.tables.floor.LiveJackpot;
import java.util.Locale;
import java.util.ResourceBundle;

/// What people call a jackpot: one of a single table by its game and the table, a linked one by the
/// name that somebody gave it.
public final class JackpotNames {
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("io.lammer.report.game.jackpots", Locale.ROOT);

  private JackpotNames() {}

  public static String of(LiveJackpot jackpot) {
    return of(jackpot.name(), jackpot.edition(), jackpot.money().terms().paytable());
  }

  /// `Fired Up, table C2` for `C2/PT-BJS-FUP-01`.
  public static String of(String name, String edition, String paytable) {
    var own = name.indexOf('/');
    return own < 0 ? name : game(edition, paytable) + ", table " + name.substring(0, own);
  }

  /// `Fired Up`; a paytable that the program does not bring is called by its own name.
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
