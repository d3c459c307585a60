package io.lammer.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Formats conditions in the catalog's syntax, such as `{winning: {total: 7, cards: 3}}`.
public final class ConditionText {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  private ConditionText() {}

  public static String of(Condition condition) {
    var text = new ConditionText();
    condition.words().forEach(word -> word.write(text));
    return text.toString();
  }

  public void put(String word, Object value) {
    fields.put(word, value);
  }

  /// A set of numbers as a bit mask: bit n is number n.
  public void numbers(String word, int mask) {
    var numbers = new ArrayList<String>();
    for (var number = 0; number <= 18; number++) {
      if ((mask & 1 << number) != 0) {
        numbers.add(Integer.toString(number));
      }
    }
    put(word, numbers.size() == 1 ? numbers.getFirst() : "[" + String.join(", ", numbers) + "]");
  }

  /// A constant in lower case with hyphens.
  public void constant(String word, Enum<?> constant) {
    put(word, spelled(constant));
  }

  /// The fields nested under a word.
  public ConditionText within(String word) {
    return (ConditionText) fields.computeIfAbsent(word, _ -> new ConditionText());
  }

  static String spelled(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String toString() {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + ": " + field.getValue())
        .collect(Collectors.joining(", ", "{", "}"));
  }
}
