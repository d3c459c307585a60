package io.lammer.server.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;

/// The help of one page: paragraphs, and the keys it knows.
public record HelpTopic(String page, String title, List<String> paragraphs, List<Key> keys) {
  /// A key and what it does.
  public record Key(String key, String does) {}

  /// The pages that may have help, in the order of the list.
  private static final List<String> PAGES =
      List.of(
          "sign-in",
          "floor",
          "tables",
          "console",
          "display",
          "displays",
          "devices",
          "setup",
          "jackpots",
          "audit",
          "odds",
          "users",
          "account");

  static List<HelpTopic> all() {
    return PAGES.stream().map(HelpTopic::find).flatMap(Optional::stream).toList();
  }

  /// A page is named by letters and hyphens, so that nothing else is looked for.
  static Optional<HelpTopic> find(String page) {
    if (!page.matches("[a-z-]{1,40}")) {
      return Optional.empty();
    }
    try {
      return Optional.of(read(page, ResourceBundle.getBundle("text.help-" + page, Locale.ROOT)));
    } catch (MissingResourceException _) {
      return Optional.empty();
    }
  }

  private static HelpTopic read(String page, ResourceBundle words) {
    var paragraphs = new ArrayList<String>();
    for (var i = 1; words.containsKey(String.valueOf(i)); i++) {
      paragraphs.add(words.getString(String.valueOf(i)));
    }
    var keys = new ArrayList<Key>();
    for (var i = 1; words.containsKey("keys." + i); i++) {
      var parts = words.getString("keys." + i).split("\\|", 2);
      keys.add(new Key(parts[0], parts.length > 1 ? parts[1] : ""));
    }
    return new HelpTopic(page, words.getString("title"), paragraphs, keys);
  }
}
