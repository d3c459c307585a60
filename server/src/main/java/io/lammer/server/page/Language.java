package io.lammer.server.page;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A language that screens speak.
public enum Language {
  ENGLISH("en", "English"),
  SIMPLIFIED_CHINESE("zh-Hans", "简体中文"),
  TRADITIONAL_CHINESE("zh-Hant", "繁體中文"),
  SPANISH("es", "Español"),
  VIETNAMESE("vi", "Tiếng Việt");

  private final String tag;
  private final String title;

  Language(String tag, String title) {
    this.tag = tag;
    this.title = title;
  }

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

  public static Optional<Language> of(String tag) {
    return Arrays.stream(values()).filter(it -> it.tag.equals(tag)).findFirst();
  }
}
