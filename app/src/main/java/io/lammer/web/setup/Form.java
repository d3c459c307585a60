package io.lammer.web.setup;

import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupWriter;
import io.lammer.table.GameSetup;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The fields of a set-up as an HTML form posts them, keyed by their path in the YAML, such as
/// `limits.pass.0`.
public record Form(Map<String, List<String>> fields) {
  static final String OWN = "own";
  static final String USE = "use:";
  static final String PROMOTIONS = "promotions";
  static final String MAIN_WAGER = "main-wager";

  /// Prefix of hidden fields with the value a field had when the form was rendered.
  static final String WAS = "was-";

  private static final int SENSORS = 2;

  public Form {
    var copy = new LinkedHashMap<String, List<String>>();
    fields.forEach((field, values) -> copy.put(field, List.copyOf(values)));
    fields = Collections.unmodifiableMap(copy);
  }

  static Form of(Setup setup) {
    return of(SetupWriter.of(setup));
  }

  /// @param values the values that are stated, by key
  static Form of(Map<String, Object> values) {
    var form = new LinkedHashMap<String, List<String>>();
    for (var field : SetupField.of(Setup.class)) {
      put(form, field.key(), field, values.get(field.key()));
    }
    return new Form(form);
  }

  /// The wagers that the list of wagers at a path may name.
  static List<String> wagers(String path) {
    return GameSetup.games().stream()
        .map(game -> GameSetup.of(game).wagers(path))
        .filter(wagers -> !wagers.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /// @param value the value as a set-up states it; null if it is not stated
  private static void put(
      Map<String, List<String>> form, String path, SetupField field, @Nullable Object value) {
    if (field.kind() == Kind.RECORD && !field.many()) {
      record(form, path, field, value);
    } else if (value == null) {
      if (field.isAllUnlessStated()) {
        form.put(path, wagers(path));
      }
    } else if (path.equals(PROMOTIONS)) {
      ((List<?>) value).forEach(item -> promotion(form, item));
    } else if (field.kind() == Kind.RECORD) {
      jackpots(form, (List<?>) value);
    } else if (field.kind() == Kind.LIMITS) {
      limits(form, path, (Map<?, ?>) value);
    } else if (value instanceof List<?> list) {
      form.put(path, list.stream().map(Form::text).toList());
    } else {
      form.put(path, List.of(text(value)));
    }
  }

  private static void record(
      Map<String, List<String>> form, String path, SetupField field, @Nullable Object value) {
    var choice = WordChoice.of(path, field);
    if (choice.isPresent() && value != null) {
      var mapping = value instanceof Map ? choice.get().mapping() : text(value);
      form.put(choice.get().field(), List.of(mapping));
    }
    if (value instanceof Map<?, ?> map && map.isEmpty() && choice.isEmpty()) {
      form.put(path, List.of(""));
    }
    for (var inner : field.inner()) {
      put(form, path + "." + inner.key(), inner, inner(choice.isEmpty(), inner, value));
    }
  }

  /// The value of a key in a mapping, or of the word that stands for the mapping.
  ///
  /// @param alone true if the mapping has no field for the word
  private static @Nullable Object inner(boolean alone, SetupField inner, @Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      var group = inner.group();
      var among = group == null ? map : (Map<?, ?>) map.get(group);
      return among == null ? null : among.get(inner.name());
    }
    return alone && inner.declared().alone() ? value : null;
  }

  private static void limits(Map<String, List<String>> form, String path, Map<?, ?> limits) {
    limits.forEach(
        (wager, pair) -> {
          var bounds = (List<?>) pair;
          for (var i = 0; i < bounds.size(); i++) {
            form.put(path + "." + wager + "." + i, List.of(text(bounds.get(i))));
          }
        });
  }

  private static void promotion(Map<String, List<String>> form, Object item) {
    var fields = (Map<?, ?>) item;
    for (var entry : fields.entrySet()) {
      if (!entry.getKey().equals("wager")) {
        var path = "promotions." + fields.get("wager") + "." + entry.getKey();
        form.put(path, List.of(text(entry.getValue())));
      }
    }
  }

  private static void jackpots(Map<String, List<String>> form, List<?> list) {
    for (var i = 0; i < list.size(); i++) {
      var fields = (Map<?, ?>) list.get(i);
      var path = "jackpots." + i;
      var use = fields.get("use");
      form.put(path + ".source", List.of(use == null ? OWN : USE + use));
      fields.forEach(
          (key, value) -> {
            if (!key.equals("use")) {
              form.put(path + "." + key, List.of(text(value)));
            }
          });
    }
  }

  private static String text(Object value) {
    return switch (value) {
      case Enum<?> constant -> Value.spelled(constant);
      case BigDecimal number -> number.toPlainString();
      default -> value.toString();
    };
  }

  /// The trimmed single value of a field; empty if there is none.
  public String value(String field) {
    var values = values(field);
    return values.isEmpty() ? "" : values.getFirst().strip();
  }

  public List<String> values(String field) {
    return fields.getOrDefault(field, List.of());
  }

  public boolean has(String field, String value) {
    return values(field).contains(value);
  }

  public boolean isBlank(String field) {
    return value(field).isEmpty();
  }

  /// The paths of jackpots: one for each sensor, and more if the form states more.
  public List<String> jackpots() {
    var stated =
        names("jackpots").stream()
            .filter(number -> !isBlank("jackpots." + number + ".source"))
            .filter(number -> number.matches("[0-9]"))
            .mapToInt(Integer::parseInt)
            .max()
            .orElse(0);
    return IntStream.range(0, Math.max(SENSORS, stated + 1))
        .mapToObj(number -> "jackpots." + number)
        .toList();
  }

  boolean states(String group) {
    return fields.keySet().stream()
        .anyMatch(
            field -> (field.equals(group) || field.startsWith(group + ".")) && !isBlank(field));
  }

  /// The names between a group and its fields, such as the wagers in `limits`.
  List<String> names(String group) {
    return fields.keySet().stream()
        .filter(field -> field.startsWith(group + ".") && field.lastIndexOf('.') > group.length())
        .map(field -> field.substring(group.length() + 1, field.lastIndexOf('.')))
        .distinct()
        .toList();
  }

  /// A copy without a jackpot's fields, except its source and sensor.
  Form withoutJackpot(String path) {
    var kept = new LinkedHashMap<>(without(path).fields);
    for (var field : List.of(path + ".source", path + ".sensor")) {
      if (!isBlank(field)) {
        kept.put(field, values(field));
      }
    }
    return new Form(kept);
  }

  Form without(String gone) {
    var left = new LinkedHashMap<>(fields);
    left.keySet().removeIf(field -> field.equals(gone) || field.startsWith(gone + "."));
    return new Form(left);
  }
}
