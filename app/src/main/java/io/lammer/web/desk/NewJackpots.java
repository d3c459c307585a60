package io.lammer.web.desk;

import io.lammer.rules.catalog.Catalog;
import io.lammer.web.setup.Names;
import java.util.List;

/// The jackpots that can be opened, from the editions in the catalog.
public final class NewJackpots {
  private NewJackpots() {}

  /// A jackpot paytable of an edition.
  ///
  /// @param title the edition's title with its jurisdiction
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
