package io.lammer.web.setup;

import static io.lammer.web.page.Texts.say;
import static io.lammer.web.page.Texts.sayOr;

import io.lammer.render.words.WagerNames;
import io.lammer.rules.Edition;

/// Display names of editions, wagers, paytables and form fields.
public final class Names {
  private Names() {}

  /// The title with the jurisdiction, since two jurisdictions may approve the same game with
  /// different pays.
  public static String edition(Edition edition) {
    var place = edition.place() == null ? say("setup.anywhere") : edition.place();
    return say("setup.edition-of", edition.title(), place);
  }

  /// The name of a wager in this edition, or of the limits of the whole table.
  public static String wager(Edition edition, String name) {
    return sayOr("setup.wager." + name, WagerNames.of(edition, name));
  }

  /// The name of a wager that is the same in every edition, or of the limits of the whole table.
  public static String wager(String name) {
    return sayOr("setup.wager." + name, WagerNames.known(name).orElse(name));
  }

  public static String brief(String name) {
    return sayOr("setup.brief." + name, wager(name));
  }

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

  /// The id of a paytable as part of a CSS class or URL.
  public static String slug(String paytable) {
    return paytable.replaceAll("[^A-Za-z0-9-]", "-");
  }

  public static String family(String word) {
    return sayOr("setup.family." + word, word);
  }
}
