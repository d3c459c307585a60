package io.lammer.server.page;

import io.lammer.report.words.Tongue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/// A language that screens speak.
public enum Language {
  ENGLISH("en", "English"),
  SIMPLIFIED_CHINESE("zh-Hans", "简体中文"),
  TRADITIONAL_CHINESE("zh-Hant", "繁體中文"),
  SPANISH("es", "Español"),
  VIETNAMESE("vi", "Tiếng Việt");

  /// Where a screen remembers the one that was chosen for it.
  public static final String COOKIE = "language";

  private static final char MARK = '@';

  private final String tag;
  private final String title;

  Language(String tag, String title) {
    this.tag = tag;
    this.title = title;
  }

  /// Something that is shown in a language.
  public record Named(String plain, Language language) {}

  /// As a page or an address names it.
  public String tag() {
    return tag;
  }

  /// In its own words.
  public String title() {
    return title;
  }

  /// English is what bundles without a language say.
  public Locale locale() {
    return this == ENGLISH ? Locale.ROOT : Locale.forLanguageTag(tag);
  }

  /// What is said here is said in this language.
  public <T> T speak(Supplier<T> saying) {
    return Tongue.in(locale(), saying);
  }

  /// The one that is spoken.
  public static Language now() {
    return Arrays.stream(values())
        .filter(it -> it.locale().equals(Tongue.now()))
        .findFirst()
        .orElse(ENGLISH);
  }

  public static Optional<Language> of(String tag) {
    return Arrays.stream(values()).filter(it -> it.tag.equals(tag)).findFirst();
  }

  /// What was chosen for a screen; whatever else was typed is English.
  public static Language chosen(String tag) {
    return of(tag).orElse(ENGLISH);
  }

  /// The name of something in this language: `C1`, or `C1@es` in another than English.
  public String naming(String plain) {
    return this == ENGLISH ? plain : plain + MARK + tag;
  }

  /// The same read again; none where there is no such language.
  public static Optional<Named> named(String name) {
    var mark = name.indexOf(MARK);
    return mark < 0
        ? Optional.of(new Named(name, ENGLISH))
        : of(name.substring(mark + 1)).map(it -> new Named(name.substring(0, mark), it));
  }
}
