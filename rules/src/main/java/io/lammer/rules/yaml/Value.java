package io.lammer.rules.yaml;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/// A value in a YAML or JSON text that knows its place, so that whoever reads it can say what was
/// expected there. Every reading method throws [Malformed] when the value has another shape.
public final class Value {
  /// Deep and huge texts are refused before they cost anything.
  public static final int LETTERS_MAX = 3_000_000;

  private static final int NUMBER_LENGTH_MAX = 40;

  private static final int TEXT_MAX = 500;

  private static final Set<Tag> TAGS =
      Set.of(Tag.NULL, Tag.BOOL, Tag.INT, Tag.FLOAT, Tag.STR, Tag.SEQ, Tag.MAP);

  private static final Pattern ALIAS = Pattern.compile("(?<![^\\s,:\\[{-])\\*[A-Za-z0-9_-]+");

  private final String file;
  private final Node node;

  private Value(String file, Node node) {
    this.file = file;
    this.node = node;
    if (!TAGS.contains(node.getTag())) {
      throw wrong("the tag %s; expected none".formatted(node.getTag()));
    }
  }

  /// The one document in a text.
  public static Value parse(String file, String text) {
    if (text.length() > LETTERS_MAX) {
      throw malformed(
          file, 1, 1, "%,d letters; expected at most %,d".formatted(text.length(), LETTERS_MAX));
    }
    var settings =
        LoadSettings.builder()
            .setLabel(file)
            .setMaxAliasesForCollections(0)
            .setAllowDuplicateKeys(false)
            .setCodePointLimit(LETTERS_MAX)
            .build();
    try {
      var node = new Compose(settings).composeString(text);
      return new Value(
          file,
          node.orElseThrow(() -> malformed(file, 1, 1, "the file is empty; expected a mapping")));
    } catch (MarkedYamlEngineException e) {
      var mark = e.getProblemMark();
      throw malformed(
          file,
          mark.map(Mark::getLine).orElse(0) + 1,
          mark.map(Mark::getColumn).orElse(0) + 1,
          "not valid YAML or JSON: " + e.getProblem());
    } catch (YamlEngineException e) {
      throw refused(file, text, e);
    } catch (StackOverflowError e) {
      throw malformed(file, 1, 1, "nested too deeply");
    }
  }

  /// The reader gives no place for an alias to something bigger than a word, which it refuses.
  private static Malformed refused(String file, String text, YamlEngineException e) {
    var alias = ALIAS.matcher(text);
    if (!alias.find()) {
      return malformed(file, 1, 1, "not valid YAML or JSON: " + e.getMessage());
    }
    var before = text.substring(0, alias.start());
    var line = (int) before.chars().filter(letter -> letter == '\n').count() + 1;
    return malformed(
        file,
        line,
        alias.start() - before.lastIndexOf('\n'),
        "the alias " + alias.group() + "; expected the value itself, aliases are not taken");
  }

  private static Malformed malformed(String file, int line, int column, String message) {
    return new Malformed(List.of(new Malformed.Problem(file, line, column, message)));
  }

  /// A complaint about this value.
  public Malformed wrong(String message) {
    var mark = node.getStartMark();
    return malformed(
        file,
        mark.map(Mark::getLine).orElse(0) + 1,
        mark.map(Mark::getColumn).orElse(0) + 1,
        message);
  }

  private Malformed expected(String what) {
    return wrong("found " + shown() + "; expected " + what);
  }

  /// The value as a message can quote it.
  public String shown() {
    return switch (node) {
      case ScalarNode scalar when scalar.getTag().equals(Tag.NULL) -> "nothing";
      case ScalarNode scalar -> Printable.quoted(scalar.getValue());
      case SequenceNode _ -> "a list";
      case MappingNode _ -> "a mapping";
      default -> "something else";
    };
  }

  public boolean isScalar() {
    return node instanceof ScalarNode scalar && !scalar.getTag().equals(Tag.NULL);
  }

  public boolean isList() {
    return node instanceof SequenceNode;
  }

  public boolean isMapping() {
    return node instanceof MappingNode;
  }

  public boolean isNothing() {
    return node instanceof ScalarNode scalar && scalar.getTag().equals(Tag.NULL);
  }

  /// As maps, lists, texts, numbers and flags.
  public @Nullable Object plain() {
    if (isMapping()) {
      var fields = fields();
      var map = new LinkedHashMap<String, @Nullable Object>();
      fields.keys().forEach(key -> map.put(key, fields.need(key).plain()));
      return map;
    }
    if (isList()) {
      return list().stream().map(Value::plain).toList();
    }
    var tag = node.getTag();
    if (isNothing()) {
      return null;
    }
    return tag.equals(Tag.BOOL)
        ? (Object) flag()
        : tag.equals(Tag.INT) || tag.equals(Tag.FLOAT) ? number() : text();
  }

  /// Any scalar, as it was written.
  public String text() {
    if (!isScalar()) {
      throw expected("a word");
    }
    var text = ((ScalarNode) node).getValue();
    if (text.length() > TEXT_MAX) {
      throw expected("at most " + TEXT_MAX);
    }
    if (!Printable.is(text)) {
      throw expected("letters that can be printed");
    }
    return text;
  }

  public boolean flag() {
    if (isScalar() && node.getTag().equals(Tag.BOOL)) {
      return text().equalsIgnoreCase("true");
    }
    throw expected("true or false");
  }

  /// A number written without quotes.
  public BigDecimal number() {
    if (isScalar() && (node.getTag().equals(Tag.INT) || node.getTag().equals(Tag.FLOAT))) {
      return decimal(text());
    }
    throw expected("a number");
  }

  private BigDecimal decimal(String text) {
    try {
      if (text.length() <= NUMBER_LENGTH_MAX) {
        var number = new BigDecimal(text);
        if (Math.abs((long) number.scale()) <= NUMBER_LENGTH_MAX) {
          return number;
        }
      }
    } catch (NumberFormatException e) {
      throw expected("a plain decimal number");
    }
    throw expected("a number of at most " + NUMBER_LENGTH_MAX + " digits");
  }

  public int whole() {
    var number = number().stripTrailingZeros();
    if (number.scale() > 0) {
      throw expected("a whole number");
    }
    try {
      return number.intValueExact();
    } catch (ArithmeticException e) {
      throw expected("a whole number of at most nine digits");
    }
  }

  public LocalDate date() {
    try {
      return day(text());
    } catch (DateTimeParseException e) {
      throw expected("a date such as 2026-01-31");
    }
  }

  /// A day as people write it. The years that computers can say beside those have no gaming days.
  public static LocalDate day(String text) {
    if (!text.matches("[12][0-9]{3}-.*")) {
      throw new DateTimeParseException("no year of this age", text, 0);
    }
    return LocalDate.parse(text);
  }

  /// A percentage such as `20%`, as the number before the sign.
  public BigDecimal percent() {
    var text = text();
    if (!text.endsWith("%")) {
      throw expected("a percentage such as \"5%\"");
    }
    return decimal(text.substring(0, text.length() - 1).strip());
  }

  /// One of the constants of an enum, written in lower case with hyphens.
  public <E extends Enum<E>> E word(Class<E> type) {
    return word(type.getEnumConstants());
  }

  /// One of these constants.
  public <E extends Enum<?>> E word(E[] constants) {
    var text = text();
    for (var constant : constants) {
      if (spelled(constant).equals(text)) {
        return constant;
      }
    }
    throw expected(oneOf(Arrays.stream(constants).map(Value::spelled).toList()));
  }

  public static String spelled(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static String oneOf(List<String> words) {
    return words.size() == 1
        ? words.getFirst()
        : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
  }

  public List<Value> list() {
    if (!(node instanceof SequenceNode sequence)) {
      throw expected("a list");
    }
    return sequence.getValue().stream().map(item -> new Value(file, item)).toList();
  }

  /// The items of a list, or the one value that stands for a list of one.
  public List<Value> oneOrMore() {
    return isList() ? list() : List.of(this);
  }

  /// Reads every item, and reports the problems of all of them together.
  public <T> List<T> each(Function<Value, T> reader) {
    var result = new ArrayList<T>();
    var problems = new ArrayList<Malformed.Problem>();
    for (var item : list()) {
      try {
        result.add(reader.apply(item));
      } catch (Malformed e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new Malformed(problems);
    }
    return result;
  }

  /// The fields of a mapping, all of which must be among the known ones.
  public Fields fields(String... known) {
    var fields = fields();
    for (var key : fields.keys()) {
      if (!Arrays.asList(known).contains(key)) {
        throw fields.key(key).wrong("unknown key " + Printable.quoted(key) + hint(key, known));
      }
    }
    return fields;
  }

  private static String hint(String key, String[] known) {
    return "; expected " + (known.length == 0 ? "none" : oneOf(closestFirst(key, known)));
  }

  private static List<String> closestFirst(String key, String[] known) {
    return Arrays.stream(known)
        .sorted((a, b) -> Boolean.compare(b.startsWith(start(key)), a.startsWith(start(key))))
        .toList();
  }

  private static String start(String key) {
    return key.substring(0, Math.min(3, key.length()));
  }

  /// The fields of a mapping whose keys are names of the writer's choice.
  public Fields fields() {
    if (!(node instanceof MappingNode mapping)) {
      throw expected("a mapping");
    }
    var values = new LinkedHashMap<String, Value>();
    var keys = new LinkedHashMap<String, Value>();
    for (var tuple : mapping.getValue()) {
      var key = new Value(file, tuple.getKeyNode());
      if (keys.put(key.text(), key) != null) {
        throw key.wrong("the key " + key.shown() + " stands here twice");
      }
      values.put(key.text(), new Value(file, tuple.getValueNode()));
    }
    return new Fields(this, keys, values);
  }

  /// The fields of one mapping.
  public record Fields(
      Value whole, LinkedHashMap<String, Value> keyPlaces, LinkedHashMap<String, Value> values) {
    public List<String> keys() {
      return List.copyOf(values.keySet());
    }

    public Value need(String key) {
      var value = values.get(key);
      if (value == null) {
        throw whole.wrong("the key \"" + key + "\" is missing");
      }
      return value;
    }

    public @Nullable Value maybe(String key) {
      return values.get(key);
    }

    public <T> @Nullable T maybe(String key, Function<Value, T> reader) {
      var value = values.get(key);
      return value == null ? null : reader.apply(value);
    }

    public <T> T maybe(String key, Function<Value, T> reader, T otherwise) {
      var value = values.get(key);
      return value == null ? otherwise : reader.apply(value);
    }

    public boolean flag(String key) {
      return maybe(key, Value::flag, false);
    }

    Value key(String key) {
      return keyPlaces.getOrDefault(key, whole);
    }
  }
}
