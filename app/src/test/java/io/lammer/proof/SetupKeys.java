package io.lammer.proof;

import io.lammer.rules.Game;
import io.lammer.rules.Suit;
import io.lammer.rules.catalog.Catalog;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import io.lammer.table.words.GameWords;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/// The declared keys of a set-up as JSON Schema.
final class SetupKeys {
  private SetupKeys() {}

  /// In words of the page and the schema: the games of a key that not every game has.
  static String games(SetupField field) {
    return field.games().size() == Game.all().size()
        ? ""
        : field.games().stream()
            .map(game -> GameWords.of(game).name())
            .collect(Collectors.joining(" and "));
  }

  static List<String> words(SetupField field) {
    return Arrays.stream(field.words()).map(Value::spelled).toList();
  }

  static Map<String, Object> mapping(
      String title, String description, Class<? extends Record> type) {
    var schema = new LinkedHashMap<String, Object>();
    schema.put("title", title);
    schema.put("description", description);
    schema.putAll(mapping(SetupField.of(type)));
    return schema;
  }

  private static Map<String, Object> mapping(List<SetupField> fields) {
    var properties = new LinkedHashMap<String, Object>();
    for (var field : fields) {
      var group = field.group();
      if (group != null) {
        properties.computeIfAbsent(
            group,
            _ ->
                object(
                    fields.stream()
                        .filter(other -> group.equals(other.group()))
                        .collect(
                            Collectors.toMap(
                                SetupField::name,
                                SetupKeys::described,
                                (first, _) -> first,
                                LinkedHashMap::new)),
                    List.of()));
      } else if (field.kind() != Kind.DEALER) {
        properties.put(field.key(), described(field));
      }
    }
    return object(
        properties,
        fields.stream().filter(field -> field.declared().required()).map(SetupField::key).toList());
  }

  private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "object");
    if (!required.isEmpty()) {
      schema.put("required", required);
    }
    schema.put("additionalProperties", false);
    schema.put("properties", properties);
    return schema;
  }

  private static Map<String, Object> described(SetupField field) {
    var games = games(field);
    var help = field.declared().value();
    var schema = new LinkedHashMap<String, Object>();
    schema.put(
        "description",
        games.isEmpty()
            ? help
            : games + ": " + Character.toLowerCase(help.charAt(0)) + help.substring(1));
    if (field.many()) {
      schema.put("type", "array");
      schema.put("items", one(field));
    } else {
      schema.putAll(one(field));
    }
    return schema;
  }

  private static Map<String, Object> one(SetupField field) {
    return switch (field.kind()) {
      case TEXT, REFERENCE ->
          field.key().equals("edition")
              ? ordered("$ref", "#/$defs/text", "examples", editions())
              : ref("text");
      case PAYTABLE -> ref("paytable");
      case WAGER -> ref("wager");
      case WHOLE -> ref("whole");
      case DOLLARS -> ref("dollars");
      case NUMBER -> Map.of("type", "number");
      case PERCENT -> ref("percent");
      case FLAG -> Map.of("type", "boolean");
      case WORD -> field.type() == Suit.class ? ref("suit") : Map.of("enum", words(field));
      case DATE ->
          ordered("type", "string", "format", "date", "pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$");
      case COMMISSION -> Map.of("oneOf", List.of(Map.of("const", "free"), ref("percent")));
      case NEED -> Map.of("enum", List.of("optional", "required"));
      case ODDS ->
          ordered(
              "type",
              "string",
              "pattern",
              "^(3-4-5x|[0-9]{1,6}x)$",
              "examples",
              List.of("3-4-5x", "2x", "100x"));
      case DEALER -> Map.of("const", "dealer");
      case LIMITS -> limits();
      case RECORD -> record(field);
    };
  }

  private static Map<String, Object> record(SetupField field) {
    if (field.many()) {
      return ref(field.type() == Setup.Jackpot.class ? "jackpot" : "promotion");
    }
    var whole = mapping(field.inner());
    var first = field.inner().getFirst();
    return first.declared().alone() ? Map.of("oneOf", List.of(one(first), whole)) : whole;
  }

  private static Map<String, Object> limits() {
    var pair = ordered("type", "array", "items", ref("dollars"), "minItems", 2, "maxItems", 2);
    return ordered(
        "type",
        "object",
        "additionalProperties",
        pair,
        "examples",
        List.of(ordered("player", List.of(25, 400), "PT-FLT-SE-01", List.of(1, 50))));
  }

  private static List<String> editions() {
    return Catalog.builtIn().editions().stream().map(edition -> edition.id()).toList();
  }

  private static Map<String, Object> ref(String name) {
    return Map.of("$ref", "#/$defs/" + name);
  }

  private static Map<String, Object> ordered(Object... pairs) {
    var map = new LinkedHashMap<String, Object>();
    for (var i = 0; i < pairs.length; i += 2) {
      map.put(Objects.toString(pairs[i]), pairs[i + 1]);
    }
    return map;
  }
}
