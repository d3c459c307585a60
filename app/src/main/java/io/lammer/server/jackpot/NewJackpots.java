package io.lammer.server.jackpot;

import io.lammer.rules.catalog.Catalog;
import io.lammer.server.setup.Names;
import java.util.List;

/// What a new jackpot can be of.
public final class NewJackpots {
  private NewJackpots() {}

  /// A jackpot paytable of an edition.
  ///
  /// @param title of the edition, with its place
  public record Game(String edition, String title, String paytable, boolean suit) {}

  static List<Game> games(Catalog catalog) {
    return catalog.editions().stream()
        .flatMap(
            edition ->
                edition.paytables().stream()
                    .filter(paytable -> paytable.family().isJackpot())
                    .map(
                        paytable ->
                            new Game(
                                edition.id(),
                                Names.edition(edition),
                                paytable.id(),
                                paytable.needsSuit())))
        .toList();
  }
}
