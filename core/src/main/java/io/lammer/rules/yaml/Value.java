package io.lammer.rules.yaml;

import io.lammer.rules.yaml.Value.Shape.Kind;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A value in a YAML or JSON text, with its position for error messages. Every reading method
/// throws [MalformedText] if the value has another shape.
public final class Value {
  /// Maximum text length in characters; longer texts are refused before they are parsed.
  public static final int LETTERS_MAX = 3_000_000;

  private static final int NUMBER_LENGTH_MAX = 40;

  private static final int TEXT_MAX = 500;

  /// The start of a value; lines and columns are counted from 1.
  public record Place(String file, int line, int column) {
    /// The place of a value that this program wrote itself. Its text has no limits.
    public static final Place WRITTEN = new Place("written", 0, 0);

    public MalformedText malformed(String message) {
      return new MalformedText(List.of(new MalformedText.Problem(file, line, column, message)));
    }
  }

  /// The structure of a value: scalar, list or mapping.
  public sealed interface Shape {
    /// The type of a scalar: other than `TEXT` only if written without quotes.
    enum Kind {
      NOTHING,
      FLAG,
      NUMBER,
      TEXT
    }

    /// @param text the scalar as written
    record Scalar(Kind kind, String text) implements Shape {}

    record Items(List<Value> values) implements Shape {}

    record Entries(List<Entry> entries) implements Shape {}

    record Entry(Value key, Value value) {}
  }

  private final Place place;
  private final Shape shape;

  public Value(Place place, Shape shape) {
    this.place = place;
    this.shape = shape;
  }

  /// Parses a YAML (or JSON) text that holds exactly one document.
  public static Value parse(String file, String text) {
    return YamlText.read(file, text);
  }

  /// A problem at this value's position.
  public MalformedText wrong(String message) {
    return place.malformed(message);
  }

  private MalformedText expected(String what) {
    return wrong("found " + shown() + "; expected " + what);
  }

  /// The value, quoted for a message.
  public String shown() {
    return switch (shape) {
      case Shape.Scalar(var kind, _) when kind == Kind.NOTHING -> "nothing";
      case Shape.Scalar(_, var text) -> Printable.quoted(text);
      case Shape.Items _ -> "a list";
      case Shape.Entries _ -> "a mapping";
    };
  }

  private boolean is(Kind kind) {
    return shape instanceof Shape.Scalar scalar && scalar.kind() == kind;
  }

  public boolean isScalar() {
    return shape instanceof Shape.Scalar && !isNothing();
  }

  public boolean isList() {
    return shape instanceof Shape.Items;
  }

  public boolean isMapping() {
    return shape instanceof Shape.Entries;
  }

  public boolean isNothing() {
    return is(Kind.NOTHING);
  }

  /// The value as maps, lists, strings, numbers and booleans.
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
    if (isNothing()) {
      return null;
    }
    return is(Kind.FLAG) ? (Object) flag() : is(Kind.NUMBER) ? number() : text();
  }

  /// A scalar as written.
  public String text() {
    if (!(shape instanceof Shape.Scalar(var kind, var text)) || kind == Kind.NOTHING) {
      throw expected("a word");
    }
    if (place.equals(Place.WRITTEN)) {
      return text;
    }
    if (text.length() > TEXT_MAX) {
      throw expected("at most " + TEXT_MAX);
    }
    if (!Printable.is(text)) {
      throw expected("letters that can be printed");
    }
    return text;
  }

  public boolean flag() {
    if (is(Kind.FLAG)) {
      return text().equalsIgnoreCase("true");
    }
    throw expected("true or false");
  }

  /// An unquoted number.
  public BigDecimal number() {
    if (is(Kind.NUMBER)) {
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

  /// Parses an ISO date. Restricted to the years 1000 to 2999, which excludes other ISO notations
  /// such as `+12026`.
  public static LocalDate day(String text) {
    if (!text.matches("[12][0-9]{3}-.*")) {
      throw new DateTimeParseException("no year of this age", text, 0);
    }
    return LocalDate.parse(text);
  }

  /// The number in a percentage such as `20%`.
  public BigDecimal percent() {
    var text = text();
    if (!text.endsWith("%")) {
      throw expected("a percentage such as \"5%\"");
    }
    return decimal(text.substring(0, text.length() - 1).strip());
  }

  /// An enum constant, written in lower case with hyphens.
  public <E extends Enum<E>> E word(Class<E> type) {
    return word(type.getEnumConstants());
  }

  /// One of these enum constants.
  public <E extends Enum<?>> E word(E[] constants) {
    return word(List.of(constants), Value::spelled);
  }

  /// Reads one of these things by its word.
  public <T> T word(List<T> things, Function<T, String> spelling) {
    var text = text();
    for (var thing : things) {
      if (spelling.apply(thing).equals(text)) {
        return thing;
      }
    }
    throw expected(oneOf(things.stream().map(spelling).toList()));
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
    if (!(shape instanceof Shape.Items(var values))) {
      throw expected("a list");
    }
    return values;
  }

  /// The items of a list; a single value counts as a list of one.
  public List<Value> oneOrMore() {
    return isList() ? list() : List.of(this);
  }

  /// Reads every item; throws the problems of all items together.
  public <T> List<T> each(Function<Value, T> reader) {
    var result = new ArrayList<T>();
    var problems = new ArrayList<MalformedText.Problem>();
    for (var item : list()) {
      try {
        result.add(reader.apply(item));
      } catch (MalformedText e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new MalformedText(problems);
    }
    return result;
  }

  /// The fields of a mapping; throws if a key is not among the known ones.
  public Fields fields(String... known) {
    var fields = fields();
    var unknown =
        fields.keys().stream()
            .filter(key -> !Arrays.asList(known).contains(key))
            .map(
                key ->
                    fields
                        .key(key)
                        .wrong("unknown key " + Printable.quoted(key) + hint(key, known)))
            .flatMap(malformed -> malformed.problems().stream())
            .toList();
    if (!unknown.isEmpty()) {
      throw new MalformedText(unknown);
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

  /// The fields of a mapping with arbitrary keys.
  public Fields fields() {
    if (!(shape instanceof Shape.Entries(var entries))) {
      throw expected("a mapping");
    }
    var values = new LinkedHashMap<String, Value>();
    var keys = new LinkedHashMap<String, Value>();
    for (var entry : entries) {
      var key = entry.key();
      var name = key.text();
      if (keys.put(name, key) != null) {
        throw key.wrong("the key " + key.shown() + " stands here twice");
      }
      values.put(name, entry.value());
    }
    return new Fields(this, keys, values);
  }

  /// The fields of a mapping.
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
