package io.lammer.server.setup;

import static io.lammer.server.page.Words.say;
import static io.lammer.server.page.Words.sayOr;

import io.lammer.rules.Edition;

/// What wagers and paytables are called in sentences.
public final class Names {
  private Names() {}

  /// An edition with its place: the same game is approved with different pays in two places.
  public static String edition(Edition edition) {
    var place = edition.place() == null ? say("setup.anywhere") : edition.place();
    return say("setup.edition-of", edition.title(), place);
  }

  /// A wager; a single event goes by its title or its row.
  public static String wager(Edition edition, String name) {
    return edition
        .paytable(name)
        .map(paytable -> paytable.called(name))
        .orElseGet(() -> wager(name));
  }

  /// A wager that every edition calls by the same name.
  public static String wager(String name) {
    return sayOr("setup.wager." + name, name);
  }

  /// As `wager`, where the paytable beside it says the rest.
  public static String brief(String name) {
    return sayOr("setup.brief." + name, wager(name));
  }

  /// A field of the form as people call it.
  static String field(Edition edition, String field) {
    var parts = field.split("\\.");
    var last = parts[parts.length - 1];
    var label =
        switch (last) {
          case "0" -> say("setup.minimum");
          case "1" -> say("setup.maximum");
          default -> sayOr("setup.field." + last, sayOr("setup." + last, last));
        };
    return switch (parts[0]) {
      case "limits", "promotions" ->
          parts.length < 3 ? wager(edition, last) : wager(edition, parts[1]) + ", " + label;
      case "jackpots" ->
          parts.length < 3
              ? say("setup.jackpots")
              : say("setup.jackpot-number", Integer.parseInt(parts[1]) + 1) + ", " + label;
      default -> label;
    };
  }

  /// A paytable as a class of the style sheet or a part of an address.
  public static String slug(String paytable) {
    return paytable.replaceAll("[^A-Za-z0-9-]", "-");
  }

  public static String family(String word) {
    return sayOr("setup.family." + word, word);
  }
}
