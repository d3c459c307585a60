package io.lammer.house;

import io.lammer.rules.Money;
import io.lammer.rules.yaml.Value;
import io.lammer.rules.yaml.Value.Shape;
import io.lammer.script.SetupReader;
import io.lammer.table.Setup;
import java.lang.reflect.RecordComponent;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads acts from API bodies, forms, journals and messages between servers.
///
/// @param place the value of the variable in the act's address; null if it has none
/// @param body the fields of the act
/// @param supplied the values of the fields that come from the server, by name; null if the body
///   has them, because the program wrote it
/// @param foreign reads commands, felts and events
public record ActReader(
    @Nullable Value place, Value body, @Nullable Map<String, Object> supplied, Foreign foreign) {
  private static final Pattern WHOLE = Pattern.compile("[0-9]{1,9}");

  private static final Map<Class<?>, Function<Value, Object>> SCALARS =
      Map.ofEntries(
          Map.entry(String.class, Value::text),
          Map.entry(int.class, Value::whole),
          Map.entry(Integer.class, Value::whole),
          Map.entry(long.class, value -> (long) value.whole()),
          Map.entry(boolean.class, Value::flag),
          Map.entry(Money.class, SetupReader::money),
          Map.entry(LocalDate.class, Value::date),
          Map.entry(Setup.class, SetupReader::read),
          Map.entry(Setup.Jackpot.class, SetupReader::jackpot),
          Map.entry(Map.class, ActReader::counts));

  /// Reads values whose format the act does not define: commands, felts and events.
  @FunctionalInterface
  public interface Foreign {
    Object read(ActField field, Value value);
  }

  /// Reads a request without commands and felts.
  ///
  /// @param place as written in the address
  public static ActReader of(String place, Value body, Map<String, Object> supplied) {
    return of(
        place,
        body,
        supplied,
        (field, _) -> {
          throw new IllegalStateException("no format of " + field);
        });
  }

  public static ActReader of(
      String place, Value body, Map<String, Object> supplied, Foreign foreign) {
    // A name of any length is read, so that the decision refuses it as it refuses other names.
    var value =
        WHOLE.matcher(place).matches()
            ? new Value(
                new Value.Place("address", 1, 1), new Shape.Scalar(Shape.Kind.NUMBER, place))
            : new Value(Value.Place.WRITTEN, new Shape.Scalar(Shape.Kind.TEXT, place));
    return new ActReader(value, body, supplied, foreign);
  }

  public <A extends Act> A read(Class<A> act) {
    return act.cast(read(ActDeclaration.of(act)));
  }

  /// Throws [io.lammer.rules.yaml.MalformedText] for an unknown, missing or malformed field.
  public Act read(ActDeclaration act) {
    var stated = supplied == null ? act.fields() : act.requested();
    var isBody = supplied != null && stated.size() == 1 && stated.getFirst().declared().isBody();
    var fields = isBody ? null : fields(stated, body);
    var values = new ArrayList<@Nullable Object>();
    for (var field : ActField.of(act.act())) {
      values.add(
          field.equals(act.place())
              ? one(field, field.type(), stated(place))
              : !stated.contains(field)
                  ? supplied(field)
                  : fields == null ? value(field, body) : value(field, fields));
    }
    return (Act) make(act.act(), values.iterator());
  }

  private Value stated(@Nullable Value place) {
    if (place == null) {
      throw body.wrong("an act at nothing");
    }
    return place;
  }

  private @Nullable Object supplied(ActField field) {
    var given = supplied == null ? null : supplied.get(field.name());
    return given == null ? nothing(field) : given;
  }

  private static Value.Fields fields(List<ActField> known, Value value) {
    return value.fields(known.stream().map(ActField::name).toArray(String[]::new));
  }

  private @Nullable Object value(ActField field, Value.Fields fields) {
    var stated = field.isOptional() ? fields.maybe(field.name()) : fields.need(field.name());
    return stated == null ? nothing(field) : value(field, stated);
  }

  /// The value of a field that is left out.
  private static @Nullable Object nothing(ActField field) {
    var type = field.component().getType();
    return field.isNullable()
        ? null
        : type == List.class
            ? List.of()
            : type == Map.class ? Map.of() : type == boolean.class ? (Object) false : "";
  }

  private Object value(ActField field, Value value) {
    return field.isForeign()
        ? foreign.read(field, value)
        : field.many()
            ? value.each(item -> one(field, field.type(), item))
            : one(field, field.type(), value);
  }

  private Object one(ActField field, Class<?> type, Value value) {
    var scalar = SCALARS.get(type);
    return scalar != null
        ? scalar.apply(value)
        : type.isEnum() ? value.word((Enum<?>[]) type.getEnumConstants()) : record(type, value);
  }

  private Object record(Class<?> type, Value value) {
    var known = ActField.of(type);
    var fields = fields(known, value);
    var values = new ArrayList<@Nullable Object>();
    known.forEach(field -> values.add(value(field, fields)));
    return make(type, values.iterator());
  }

  private static Map<String, Integer> counts(Value value) {
    var counts = new LinkedHashMap<String, Integer>();
    value.fields().values().forEach((name, count) -> counts.put(name, count.whole()));
    return counts;
  }

  /// @param values the values of the fields, in the order of [ActField#of]
  private static Object make(Class<?> type, Iterator<@Nullable Object> values) {
    var components = type.getRecordComponents();
    var arguments = new @Nullable Object[components.length];
    for (var i = 0; i < components.length; i++) {
      arguments[i] =
          ActField.declared(components[i]).inline()
              ? make(components[i].getType(), values)
              : values.next();
    }
    try {
      return type.getDeclaredConstructor(
              Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(arguments);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
