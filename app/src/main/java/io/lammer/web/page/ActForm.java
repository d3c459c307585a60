package io.lammer.web.page;

import static io.lammer.web.page.Texts.say;

import io.lammer.house.Act;
import io.lammer.house.ActDeclaration;
import io.lammer.house.ActField;
import io.lammer.house.ActReader;
import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.rules.yaml.Value.Place;
import io.lammer.rules.yaml.Value.Shape;
import io.lammer.rules.yaml.Value.Shape.Entry;
import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import io.lammer.table.SetupField.Kind;
import io.lammer.web.page.Problem.BadRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The fields of a submitted form, from which an act is read. Fields that the act does not have are
/// ignored.
public record ActForm(Map<String, String> fields) {
  private static final Map<Class<?>, Kind> KINDS =
      Map.of(
          int.class, Kind.WHOLE,
          Integer.class, Kind.WHOLE,
          long.class, Kind.WHOLE,
          Money.class, Kind.DOLLARS,
          boolean.class, Kind.FLAG);

  /// The trimmed text; empty if nothing was typed.
  public String text(String name) {
    return fields.getOrDefault(name, "").strip();
  }

  public ActForm with(String name, String value) {
    var all = new HashMap<>(fields);
    all.put(name, value);
    return new ActForm(all);
  }

  public <A extends Act> A read(Class<A> act, String place) {
    return act.cast(read(ActDeclaration.of(act), place));
  }

  /// An act whose address has no variable.
  ///
  /// @param supplied the fields that come from the server
  public <A extends Act> A read(Class<A> act, Map<String, Object> supplied) {
    return act.cast(read(ActDeclaration.of(act), "", supplied));
  }

  /// @param place the value of the variable in the act's address
  public Act read(ActDeclaration act, String place) {
    return read(act, place, Map.of());
  }

  private Act read(ActDeclaration act, String place, Map<String, Object> supplied) {
    return ActReader.of(place, mapping("form", entries(act.requested(), "")), supplied).read(act);
  }

  private List<Entry> entries(List<ActField> known, String number) {
    return known.stream().flatMap(field -> entry(field, number).stream()).toList();
  }

  /// @param number the suffix of the field's name if there are several records; otherwise empty
  private Optional<Entry> entry(ActField field, String number) {
    var type = field.type();
    if (type == Setup.Jackpot.class) {
      return Optional.of(new Entry(key(field.name()), terms()));
    }
    if (type.isRecord() && !KINDS.containsKey(type)) {
      var records = numbers(field).map(each -> record(field, each)).toList();
      return field.many()
          ? Optional.of(new Entry(key(field.name()), at(field.name(), new Shape.Items(records))))
          : records.stream().findFirst().map(record -> new Entry(key(field.name()), record));
    }
    var name = field.name() + number;
    var kind = KINDS.getOrDefault(type, type.isEnum() ? Kind.WORD : Kind.TEXT);
    return kind == Kind.FLAG
        ? Optional.of(new Entry(key(field.name()), flag(name)))
        : scalar(field.name(), name, kind, type, field.isOptional());
  }

  private Value flag(String name) {
    var ticked = fields.containsKey(name) && !text(name).equals("false");
    return at(name, new Shape.Scalar(Shape.Kind.FLAG, String.valueOf(ticked)));
  }

  /// The numbers at the end of the names of a record's fields, such as 2 in `name-2`.
  private Stream<String> numbers(ActField field) {
    var start = ActField.of(field.type()).get(1).name() + "-";
    return fields.keySet().stream()
        .filter(name -> name.startsWith(start))
        .map(name -> name.substring(start.length()))
        .filter(number -> number.matches("[0-9]{1,3}"))
        .map(Integer::valueOf)
        .sorted()
        .map(String::valueOf);
  }

  /// A record whose first field is the number at the end of the other fields' names.
  private Value record(ActField field, String number) {
    var known = ActField.of(field.type());
    var entries = new ArrayList<Entry>();
    var first = known.getFirst().name();
    entries.add(new Entry(key(first), at(first, new Shape.Scalar(Shape.Kind.NUMBER, number))));
    entries.addAll(entries(known.subList(1, known.size()), "-" + number));
    return mapping(field.name(), entries);
  }

  private Value terms() {
    return mapping(
        "jackpot",
        SetupField.of(Setup.Jackpot.class).stream()
            .flatMap(
                field ->
                    scalar(field.key(), field.key(), field.kind(), field.type(), true).stream())
            .toList());
  }

  private Optional<Entry> scalar(
      String key, String name, Kind kind, Class<?> type, boolean optional) {
    var text = text(name);
    return text.isEmpty() && optional
        ? Optional.empty()
        : Optional.of(new Entry(key(key), at(name, shape(kind, type, text))));
  }

  private static Shape shape(Kind kind, Class<?> type, String text) {
    if (kind == Kind.WORD) {
      return new Shape.Scalar(Shape.Kind.TEXT, word(type, text));
    }
    var shape = TypedText.shape(kind, text);
    return switch (kind) {
      case WHOLE, DOLLARS -> {
        require(shape.kind() == Shape.Kind.NUMBER, "jackpots.bad.amount", text);
        yield shape;
      }
      case PERCENT -> {
        require(shape.text().endsWith("%"), "jackpots.bad.percent", text);
        yield shape;
      }
      default -> shape;
    };
  }

  /// Converts a choice, typed or from a list, to the word for its constant: `CHEQUE` to `cheque`.
  private static String word(Class<?> type, String text) {
    var word = text.toLowerCase(Locale.ROOT).replace('_', '-');
    require(
        Stream.of((Enum<?>[]) type.getEnumConstants()).map(Value::spelled).anyMatch(word::equals),
        "jackpots.bad.choice",
        text);
    return word;
  }

  private static void require(boolean isRight, String sentence, String text) {
    if (!isRight) {
      throw new BadRequest(say(sentence, text));
    }
  }

  private static Value key(String name) {
    return at(name, new Shape.Scalar(Shape.Kind.TEXT, name));
  }

  private static Value mapping(String name, List<Entry> entries) {
    return at(name, new Shape.Entries(entries));
  }

  private static Value at(String name, Shape shape) {
    return new Value(new Place(name, 1, 1), shape);
  }
}
