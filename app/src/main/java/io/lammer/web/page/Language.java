package io.lammer.web.page;

import io.lammer.render.words.CurrentLocale;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/// A language of the user interface.
public enum Language {
  ENGLISH("en", "English"),
  SIMPLIFIED_CHINESE("zh-Hans", "简体中文"),
  TRADITIONAL_CHINESE("zh-Hant", "繁體中文"),
  SPANISH("es", "Español"),
  VIETNAMESE("vi", "Tiếng Việt");

  /// The cookie that keeps the language chosen for a screen.
  public static final String COOKIE = "language";

  private static final char MARK = '@';

  private final String tag;
  private final String title;

  Language(String tag, String title) {
    this.tag = tag;
    this.title = title;
  }

  /// A topic's or page's name together with the language it is shown in.
  public record Named(String plain, Language language) {}

  public String tag() {
    return tag;
  }

  public String title() {
    return title;
  }

  /// English is the root locale: its bundles have no suffix.
  public Locale locale() {
    return this == ENGLISH ? Locale.ROOT : Locale.forLanguageTag(tag);
  }

  public <T> T speak(Supplier<T> saying) {
    return CurrentLocale.in(locale(), saying);
  }

  public static Language now() {
    return Arrays.stream(values())
        .filter(it -> it.locale().equals(CurrentLocale.now()))
        .findFirst()
        .orElse(ENGLISH);
  }

  public static Optional<Language> of(String tag) {
    return Arrays.stream(values()).filter(it -> it.tag.equals(tag)).findFirst();
  }

  /// The language with this tag, or English if there is none.
  public static Language chosen(String tag) {
    return of(tag).orElse(ENGLISH);
  }

  /// Adds the language to a name: `C1` stays `C1` in English and becomes `C1@es` in Spanish.
  public String naming(String plain) {
    return this == ENGLISH ? plain : plain + MARK + tag;
  }

  /// Reads what `naming` wrote; empty if there is no such language.
  public static Optional<Named> named(String name) {
    var mark = name.indexOf(MARK);
    return mark < 0
        ? Optional.of(new Named(name, ENGLISH))
        : of(name.substring(mark + 1)).map(it -> new Named(name.substring(0, mark), it));
  }
}
