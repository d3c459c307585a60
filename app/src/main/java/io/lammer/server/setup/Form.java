package io.lammer.server.setup;

import io.lammer.rules.Family;
import io.lammer.rules.yaml.Value;
import io.lammer.script.SetupTree;
import io.lammer.tables.Setup;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The fields of a set-up as a form carries them, each by its path in the YAML: `limits.pass.0`.
public record Form(Map<String, List<String>> fields) {
  static final String OWN = "own";
  static final String USE = "use:";
  static final String BONUS_WAGERS = "bonus-craps.wagers";
  static final String SHAKERS = "cups.by";
  static final String PLAYERS = "players";
  static final String MAIN_WAGER = "main-wager";
  static final String BY_KIND = "by-kind";

  /// Before the name of a field, what it was when the form was rendered.
  static final String WAS = "was-";

  private static final int SENSORS = 2;

  public Form {
    var copy = new LinkedHashMap<String, List<String>>();
    fields.forEach((field, values) -> copy.put(field, List.copyOf(values)));
    fields = Collections.unmodifiableMap(copy);
  }

  /// What a form shows of a set-up.
  static Form of(Setup setup) {
    var form = new LinkedHashMap<String, List<String>>();
    SetupTree.of(setup).forEach((key, value) -> put(form, key, value));
    form.putIfAbsent(BONUS_WAGERS, Family.BONUS_CRAPS.wagers(""));
    return new Form(form);
  }

  /// The same with the jackpots of another.
  Form withJackpots(Form other) {
    var form = new LinkedHashMap<String, List<String>>();
    fields.forEach(
        (field, values) -> {
          if (!isOfJackpot(field)) {
            form.put(field, values);
          }
        });
    other.fields.forEach(
        (field, values) -> {
          if (isOfJackpot(field)) {
            form.put(field, values);
          }
        });
    return new Form(form);
  }

  private static boolean isOfJackpot(String field) {
    return field.equals("jackpots") || field.startsWith("jackpots.");
  }

  private static void put(Map<String, List<String>> form, String path, Object value) {
    switch (value) {
      case Map<?, ?> map when path.equals("cups") -> {
        form.put(SHAKERS, List.of(PLAYERS));
        map.forEach((key, inner) -> put(form, path + "." + key, inner));
      }
      case Map<?, ?> map when path.equals(MAIN_WAGER) -> {
        form.put(MAIN_WAGER, List.of(BY_KIND));
        map.forEach((key, inner) -> put(form, path + "." + key, inner));
      }
      case Map<?, ?> map when map.isEmpty() -> form.put(path, List.of(""));
      case Map<?, ?> map -> map.forEach((key, inner) -> put(form, path + "." + key, inner));
      case List<?> list when path.equals("promotions") ->
          list.forEach(item -> promotion(form, item));
      case List<?> list when path.equals("jackpots") -> jackpots(form, list);
      case List<?> list when path.startsWith("limits.") -> {
        for (var i = 0; i < list.size(); i++) {
          form.put(path + "." + i, List.of(text(list.get(i))));
        }
      }
      case List<?> list -> form.put(path, list.stream().map(Form::text).toList());
      case String paytable when path.equals("bonus-craps") ->
          form.put("bonus-craps.paytable", List.of(paytable));
      case String dealer when path.equals("cups") -> form.put(SHAKERS, List.of(dealer));
      default -> form.put(path, List.of(text(value)));
    }
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

  /// The one value of a field, or nothing.
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

  /// The places of jackpots, by their paths: one for each sensor, and more where more are stated.
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

  /// Something is stated in a part of the set-up.
  boolean states(String group) {
    return fields.keySet().stream()
        .anyMatch(
            field -> (field.equals(group) || field.startsWith(group + ".")) && !isBlank(field));
  }

  /// The names that stand between a group and its own fields: the wagers of `limits`.
  List<String> names(String group) {
    return fields.keySet().stream()
        .filter(field -> field.startsWith(group + ".") && field.lastIndexOf('.') > group.length())
        .map(field -> field.substring(group.length() + 1, field.lastIndexOf('.')))
        .distinct()
        .toList();
  }

  /// The same without what is said of a jackpot, its place and sensor aside.
  Form withoutJackpot(String path) {
    var kept = new LinkedHashMap<>(without(path).fields);
    for (var field : List.of(path + ".source", path + ".sensor")) {
      if (!isBlank(field)) {
        kept.put(field, values(field));
      }
    }
    return new Form(kept);
  }

  /// The same without a field, or a group of them.
  Form without(String gone) {
    var left = new LinkedHashMap<>(fields);
    left.keySet().removeIf(field -> field.equals(gone) || field.startsWith(gone + "."));
    return new Form(left);
  }
}
