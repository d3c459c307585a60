package io.lammer.tables;

import io.lammer.rules.Game;
import io.lammer.rules.Money;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A key of a set-up as its record declares it: the component says how it is called and what stands
/// there, [Key] what people are told of it. Reader, writer, form, checks, schema and the page of
/// all keys go by these, so that a key is written down once.
///
/// @param many a list of such values
/// @param type of the value, or of one of many
public record SetupField(
    RecordComponent component,
    Key declared,
    String key,
    Kind kind,
    boolean many,
    Class<?> type,
    Set<Game> games) {
  /// What a component does not say by itself.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface Key {
    /// What it is for, in a sentence for operators.
    String value();

    /// The key, where it is not the component's name; `field.2` stands inside of `field`.
    String name() default "";

    /// The games that have it; all of them where none is named.
    Game[] in() default {};

    /// Where the type does not tell.
    Kind[] as() default {};

    boolean required() default false;

    /// The whole record may be written as this value alone, which stands for each such key of it.
    boolean alone() default false;
  }

  /// What stands at a key.
  public enum Kind {
    TEXT,
    PAYTABLE,
    WAGER,
    /// Of a paper that allows something.
    REFERENCE,
    WHOLE,
    DOLLARS,
    NUMBER,
    PERCENT,
    FLAG,
    /// One of an enum's constants.
    WORD,
    DATE,
    /// `free` or a percentage.
    COMMISSION,
    /// `optional` or `required`.
    NEED,
    /// `3-4-5x` or a multiple.
    ODDS,
    /// The word `dealer`, never inside of a mapping.
    DEALER,
    /// Two amounts for each wager.
    LIMITS,
    /// A mapping with fields of its own.
    RECORD
  }

  private static final Map<Class<?>, Kind> BY_TYPE =
      Map.of(
          String.class, Kind.TEXT,
          Integer.class, Kind.WHOLE,
          Money.class, Kind.DOLLARS,
          BigDecimal.class, Kind.PERCENT,
          boolean.class, Kind.FLAG,
          LocalDate.class, Kind.DATE,
          Map.class, Kind.LIMITS);

  private static final ClassValue<List<SetupField>> KNOWN =
      new ClassValue<>() {
        @Override
        protected List<SetupField> computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents()).map(SetupField::of).toList();
        }
      };

  /// The keys of a set-up, or of a mapping in it, in the order they are written in.
  public static List<SetupField> of(Class<? extends Record> type) {
    return KNOWN.get(type);
  }

  private static SetupField of(RecordComponent component) {
    var declared = Objects.requireNonNull(component.getAnnotation(Key.class), component::toString);
    var many = component.getType() == List.class;
    var type =
        many && component.getGenericType() instanceof ParameterizedType list
            ? (Class<?>) list.getActualTypeArguments()[0]
            : component.getType();
    var games = EnumSet.allOf(Game.class);
    if (declared.in().length > 0) {
      games.retainAll(List.of(declared.in()));
    }
    return new SetupField(
        component,
        declared,
        declared.name().isEmpty() ? hyphened(component.getName()) : declared.name(),
        declared.as().length == 1 ? declared.as()[0] : kind(type),
        many,
        type,
        games);
  }

  private static Kind kind(Class<?> type) {
    return BY_TYPE.getOrDefault(type, type.isEnum() ? Kind.WORD : Kind.RECORD);
  }

  static String hyphened(String name) {
    return name.replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /// The key that this one stands inside of, if it does.
  public @Nullable String group() {
    return key.contains(".") ? key.substring(0, key.indexOf('.')) : null;
  }

  /// The key without its group.
  public String name() {
    return key.substring(key.indexOf('.') + 1);
  }

  public Enum<?>[] words() {
    return (Enum<?>[]) type.getEnumConstants();
  }

  /// The fields of the mapping that stands here.
  public List<SetupField> inner() {
    return of(type.asSubclass(Record.class));
  }

  public @Nullable Object value(Record whole) {
    return value(whole, component);
  }

  /// What a component of any record holds.
  public static @Nullable Object value(Record whole, RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(whole);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// It says something that silence does not.
  public boolean isStated(Record whole) {
    return !Objects.equals(value(whole), value(make(whole.getClass(), _ -> null)));
  }

  /// A record with a value for each of its keys; null for those that are not stated.
  public static <R extends Record> R make(
      Class<R> type, Function<SetupField, @Nullable Object> value) {
    return make(
        type, of(type).stream().map(field -> field.orSilence(value.apply(field))).toArray());
  }

  /// A record of these components.
  static <R extends Record> R make(Class<R> type, @Nullable Object[] components) {
    var types = Stream.of(type.getRecordComponents()).map(RecordComponent::getType);
    try {
      return type.getConstructor(types.toArray(Class<?>[]::new)).newInstance(components);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private @Nullable Object orSilence(@Nullable Object value) {
    return value == null && component.getType() == boolean.class ? false : value;
  }
}
