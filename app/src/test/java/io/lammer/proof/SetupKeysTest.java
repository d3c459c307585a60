package io.lammer.proof;

import io.lammer.kit.Golden;
import io.lammer.kit.Repo;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// What is published of the keys of a set-up follows from their declarations.
class SetupKeysTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int WIDTH = 150;

  private static final Map<String, Map<String, Object>> GENERATED =
      new TreeMap<>(
          Map.of(
              "table",
              SetupKeys.mapping("Set-up", "An operator's choices for one table.", Setup.class),
              "promotion",
              SetupKeys.mapping(
                  "Promotion",
                  "An extra multiple (2 doubles the pay) or an extra amount on every win of a"
                      + " wager.",
                  Setup.Promotion.class),
              "jackpot",
              SetupKeys.mapping(
                  "Jackpot",
                  "A jackpot that opens with the table, or, on a live table, the name of one to"
                      + " join.",
                  Setup.Jackpot.class)));

  /// The steps of a script are written by hand, in the same file.
  @Test
  void theSchemaOfScriptsHasEveryKeyOfTheSetUp() throws IOException {
    var file = "docs/schema/script.schema.json";
    var schema = object(Files.readString(Repo.root().resolve(file)));
    var parts = object(JSON.writeValueAsString(schema.get("$defs")));
    parts.putAll(GENERATED);
    schema.put("$defs", parts);
    Golden.check(file, pretty(schema, "") + "\n");
  }

  private static Map<String, Object> object(String json) {
    return JSON.readValue(json, new TypeReference<LinkedHashMap<String, Object>>() {});
  }

  /// On one line where there is room for it.
  private static String pretty(Object value, String indent) {
    var line = inline(value);
    if (indent.length() + line.length() <= WIDTH
        || !(value instanceof Map || value instanceof List)) {
      return line;
    }
    var inner = indent + "  ";
    return value instanceof Map<?, ?> map
        ? map.entrySet().stream()
            .map(entry -> inner + inline(entry.getKey()) + ": " + pretty(entry.getValue(), inner))
            .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"))
        : ((List<?>) value)
            .stream()
                .map(item -> inner + pretty(item, inner))
                .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
  }

  private static String inline(Object value) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> inline(entry.getKey()) + ": " + inline(entry.getValue()))
              .collect(Collectors.joining(", ", "{ ", " }"));
      case List<?> list ->
          list.stream().map(SetupKeysTest::inline).collect(Collectors.joining(", ", "[", "]"));
      default -> JSON.writeValueAsString(value);
    };
  }

  @Test
  void thePageOfSetUpKeysIsUpToDate() {
    var text = new StringBuilder("# Set-up keys\n\n");
    text.append(
        """
        For people who write scripts or set-ups or call the API: every key of a set-up, as in a script's `table`, in the API
        and in the export of the form. A key that is not marked as required is optional. The JSON Schema is
        `docs/schema/script.schema.json`. Lammer also checks a set-up against the rules, and refuses it with a code of
        [refusals.md](refusals.md). This page is generated from the declarations.
        """);
    page(text, "The table", SetupField.of(Setup.class));
    Golden.check("docs/reference/setup.md", text.toString());
  }

  private static void page(StringBuilder text, String title, List<SetupField> fields) {
    text.append("\n## ")
        .append(title)
        .append("\n\n| key | value | games | meaning |\n|---|---|---|---|\n");
    for (var field : fields) {
      text.append(
          "| `%s` | %s | %s | %s |\n"
              .formatted(
                  field.kind() == SetupField.Kind.DEALER ? "dealer" : field.key(),
                  (field.many() ? "a list: " : "")
                      + what(field)
                      + (field.declared().required() ? "; required" : ""),
                  SetupKeys.games(field),
                  field.declared().value()));
    }
    for (var field : fields) {
      if (field.kind() == SetupField.Kind.RECORD) {
        page(text, "`" + field.key() + "`", field.inner());
      }
    }
  }

  private static String what(SetupField field) {
    return switch (field.kind()) {
      case TEXT -> "a text";
      case PAYTABLE -> "a paytable";
      case WAGER -> "a wager";
      case REFERENCE -> "a reference";
      case WHOLE -> "a whole number";
      case DOLLARS -> "dollars";
      case NUMBER -> "a number";
      case PERCENT -> "a percentage, \"20%\"";
      case FLAG -> "true or false";
      case WORD -> "`" + String.join("`, `", SetupKeys.words(field)) + "`";
      case DATE -> "a date";
      case COMMISSION -> "`free` or a percentage";
      case NEED -> "`optional`, `required`";
      case ODDS -> "`3-4-5x`, `2x`, …";
      case DEALER -> "this word in place of the mapping";
      case LIMITS -> "for each wager `[minimum, maximum]`";
      case RECORD ->
          field.inner().getFirst().declared().alone() ? "a mapping, or one word" : "a mapping";
    };
  }
}
