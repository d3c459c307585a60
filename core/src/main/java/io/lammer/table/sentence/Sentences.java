package io.lammer.table.sentence;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/// The sentences of refusals by their keys, one file for each language. The root locale is English,
/// which has all sentences.
public final class Sentences {
  private static final Map<Locale, Map<String, Sentence>> READ = new ConcurrentHashMap<>();

  private Sentences() {}

  public static Map<String, Sentence> in(Locale language) {
    return READ.computeIfAbsent(language, Sentences::read);
  }

  /// The English sentence of a key.
  public static Sentence english(String key) {
    return Optional.ofNullable(in(Locale.ROOT).get(key))
        .orElseThrow(() -> new IllegalArgumentException("no sentence has the key " + key));
  }

  private static Map<String, Sentence> read(Locale language) {
    var name = "refusals" + (language.equals(Locale.ROOT) ? "" : "_" + language.toLanguageTag());
    var file = name.replace('-', '_') + ".properties";
    var texts = new Properties();
    try (var stream = Sentences.class.getResourceAsStream(file)) {
      texts.load(
          new InputStreamReader(Objects.requireNonNull(stream, file), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    var sentences = new TreeMap<String, Sentence>();
    texts.forEach((key, text) -> sentences.put((String) key, Sentence.parse((String) text)));
    return sentences;
  }
}
