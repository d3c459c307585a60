package io.lammer.table;

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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A key of a set-up, declared by a record component and its [Key] annotation. Reader, writer,
/// form, checks, schema and documentation use this declaration, so that each key is defined once.
///
/// @param many the value is a list
/// @param type of the value, or of one item of a list
/// @param games the games that have the key
public record SetupField(
    RecordComponent component,
    Key declared,
    String key,
    Kind kind,
    boolean many,
    Class<?> type,
    List<Game> games) {
  /// Declares what the component itself does not say about a key.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface Key {
    /// Its purpose, in a sentence for operators.
    String value();

    /// The key if it differs from the component's name. In `field.2` the key `2` is nested in
    /// `field`.
    String name() default "";

    /// The kind of value if the type does not determine it; at most one.
    Kind[] as() default {};

    boolean required() default false;

    /// The usual values of a key, the default first; empty if its value is typed in.
    String[] oneOf() default {};

    /// The family of the paytables that may be stated, by its name in catalogs; empty for none.
    String family() default "";

    /// For a game's key: the common key that it follows in a set-up. Empty if it follows the key
    /// declared before it.
    String after() default "";

    /// For a game's key: other games accept it too, because the edition decides whether it is
    /// allowed.
    boolean byEdition() default false;

    /// The record may be written as this value alone instead of a mapping; the value then applies
    /// to every such key of the record.
    boolean alone() default false;
  }

  /// Marks a component whose keys are written beside those of the record that has it.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface Inline {}

  /// The kind of value of a key.
  public enum Kind {
    TEXT,
    PAYTABLE,
    WAGER,
    /// The reference of an approval or of another document.
    REFERENCE,
    WHOLE,
    DOLLARS,
    NUMBER,
    PERCENT,
    FLAG,
    /// A constant of an enum.
    WORD,
    DATE,
    /// `free` or a percentage.
    COMMISSION,
    /// `optional` or `required`.
    NEED,
    /// `3-4-5x` or a multiple.
    ODDS,
    /// The word `dealer` in place of a mapping.
    DEALER,
    /// A minimum and a maximum for each wager.
    LIMITS,
    /// A mapping with keys of its own.
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
          var common = declared(type).toList();
          return Stream.of(type.getRecordComponents()).anyMatch(SetupField::isOfGames)
              ? withGames(common)
              : common;
        }
      };

  private static final ClassValue<Record> DEFAULTS =
      new ClassValue<>() {
        @Override
        protected Record computeValue(Class<?> type) {
          return make(type.asSubclass(Record.class), _ -> null);
        }
      };

  /// The keys of a set-up, or of a mapping in it, in the order of the file.
  public static List<SetupField> of(Class<? extends Record> type) {
    return KNOWN.get(type);
  }

  /// The keys of a record and of its inlined records, without those of the games.
  private static Stream<SetupField> declared(Class<?> type) {
    return Stream.of(type.getRecordComponents())
        .filter(component -> !isOfGames(component))
        .flatMap(
            component ->
                isInline(component) ? declared(component.getType()) : Stream.of(of(component)));
  }

  private static boolean isOfGames(RecordComponent component) {
    return component.getType() == GameChoices.class;
  }

  private static boolean isInline(RecordComponent component) {
    return component.isAnnotationPresent(Inline.class);
  }

  /// The keys of a set-up with those of the games at their places. A key that several games declare
  /// is one key.
  private static List<SetupField> withGames(List<SetupField> common) {
    var places = new LinkedHashMap<String, LinkedHashMap<String, SetupField>>();
    for (var game : GameSetup.games()) {
      var place = "";
      for (var field : declared(GameSetup.of(game).keys()).toList()) {
        place = field.declared.after().isEmpty() ? place : field.declared.after();
        places
            .computeIfAbsent(place, _ -> new LinkedHashMap<>())
            .merge(field.key, field.in(List.of(game)), SetupField::andIn);
      }
    }
    return common.stream()
        .flatMap(
            field ->
                Stream.concat(
                    Stream.of(field),
                    places.getOrDefault(field.key, new LinkedHashMap<>()).values().stream()))
        .toList();
  }

  private SetupField in(List<Game> its) {
    return declared.byEdition()
        ? this
        : new SetupField(component, declared, key, kind, many, type, its);
  }

  private SetupField andIn(SetupField other) {
    return in(
        Game.all().stream()
            .filter(game -> games.contains(game) || other.games.contains(game))
            .toList());
  }

  private static SetupField of(RecordComponent component) {
    var declared = Objects.requireNonNull(component.getAnnotation(Key.class), component::toString);
    var many = component.getType() == List.class;
    var type =
        many && component.getGenericType() instanceof ParameterizedType list
            ? (Class<?>) list.getActualTypeArguments()[0]
            : component.getType();
    return new SetupField(
        component,
        declared,
        key(component),
        declared.as().length == 1 ? declared.as()[0] : kind(type),
        many,
        type,
        Game.all());
  }

  private static String key(RecordComponent component) {
    var name = component.getAnnotation(Key.class).name();
    return name.isEmpty() ? hyphened(component.getName()) : name;
  }

  private static Kind kind(Class<?> type) {
    return BY_TYPE.getOrDefault(type, type.isEnum() ? Kind.WORD : Kind.RECORD);
  }

  /// The words of a name in Java, in lower case with hyphens.
  public static String hyphened(String name) {
    return name.replaceAll("(?<!^)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
  }

  /// The key that this one is nested in, or null.
  public @Nullable String group() {
    return key.contains(".") ? key.substring(0, key.indexOf('.')) : null;
  }

  /// The key without its group.
  public String name() {
    return key.substring(key.indexOf('.') + 1);
  }

  /// True if every game has the key.
  public boolean isCommon() {
    return games.size() == Game.all().size() && !declared.byEdition();
  }

  /// True for a list that stands for all its candidates unless it is stated.
  public boolean isAllUnlessStated() {
    return many && component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  public Enum<?>[] words() {
    return (Enum<?>[]) type.getEnumConstants();
  }

  /// The keys of the mapping that is this key's value.
  public List<SetupField> inner() {
    return of(type.asSubclass(Record.class));
  }

  /// The value in a record that has the key, itself or in an inlined record.
  public @Nullable Object value(Record whole) {
    var owner = owner(whole, component.getDeclaringRecord());
    return owner == null ? null : value(owner, component);
  }

  private static @Nullable Record owner(Record whole, Class<?> type) {
    if (type.isInstance(whole)) {
      return whole;
    }
    for (var component : whole.getClass().getRecordComponents()) {
      if (isInline(component)) {
        var inlined = Objects.requireNonNull(value(whole, component));
        for (var part :
            inlined instanceof GameChoices its ? its.parts() : List.of((Record) inlined)) {
          var found = owner(part, type);
          if (found != null) {
            return found;
          }
        }
      }
    }
    return null;
  }

  /// The value of a component of any record.
  public static @Nullable Object value(Record whole, RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(whole);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// True if the value differs from the default.
  public boolean isStated(Record whole) {
    return !Objects.equals(value(whole), value(DEFAULTS.get(whole.getClass())));
  }

  /// A record with a value for each key; null stands for an unstated key.
  public static <R extends Record> R make(
      Class<R> type, Function<SetupField, @Nullable Object> value) {
    var values = new HashMap<String, @Nullable Object>();
    of(type).forEach(field -> values.put(field.key, field.orDefault(value.apply(field))));
    return make(type, values);
  }

  private static <R extends Record> R make(Class<R> type, Map<String, @Nullable Object> values) {
    return make(
        type,
        Stream.of(type.getRecordComponents())
            .map(
                component ->
                    isInline(component)
                        ? inlined(component.getType(), values)
                        : values.get(key(component)))
            .toArray());
  }

  private static Record inlined(Class<?> type, Map<String, @Nullable Object> values) {
    return type == GameChoices.class
        ? new GameChoices(
            GameSetup.games().stream()
                .map(game -> inlined(GameSetup.of(game).keys(), values))
                .toList())
        : make(type.asSubclass(Record.class), values);
  }

  static <R extends Record> R make(Class<R> type, @Nullable Object[] components) {
    var types = Stream.of(type.getRecordComponents()).map(RecordComponent::getType);
    try {
      return type.getConstructor(types.toArray(Class<?>[]::new)).newInstance(components);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private @Nullable Object orDefault(@Nullable Object value) {
    return value == null && component.getType() == boolean.class ? false : value;
  }
}
