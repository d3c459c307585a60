package io.lammer.web.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;

/// The help text of one page, and the keyboard keys it describes.
public record HelpTopic(String page, String title, List<Part> parts, List<Key> keys) {
  public record Part(String heading, String text) {
    public String anchor() {
      return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }
  }

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

  /// Only names of letters and hyphens are looked up, so that no other file can be read.
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
    var parts = new ArrayList<Part>();
    for (var i = 1; words.containsKey(String.valueOf(i)); i++) {
      var heading = "heading." + i;
      parts.add(
          new Part(
              words.containsKey(heading) ? words.getString(heading) : "",
              words.getString(String.valueOf(i))));
    }
    var keys = new ArrayList<Key>();
    for (var i = 1; words.containsKey("keys." + i); i++) {
      var key = words.getString("keys." + i).split("\\|", 2);
      keys.add(new Key(key[0], key.length > 1 ? key[1] : ""));
    }
    return new HelpTopic(page, words.getString("title"), parts, keys);
  }
}
