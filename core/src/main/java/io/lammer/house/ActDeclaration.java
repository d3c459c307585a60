package io.lammer.house;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What an act's record declares with [ActType] and [ActField].
///
/// @param place the field that is the variable of the address; null if there is none
/// @param fields all fields but `place`
public record ActDeclaration(
    Class<? extends Act> act, ActType type, @Nullable ActField place, List<ActField> fields) {
  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

  private static final Map<Class<?>, ActDeclaration> ALL =
      leaves(Act.class)
          .map(ActDeclaration::declared)
          .collect(Collectors.toUnmodifiableMap(ActDeclaration::act, Function.identity()));

  private static final Map<String, ActDeclaration> BY_NAME =
      ALL.values().stream()
          .collect(Collectors.toUnmodifiableMap(ActDeclaration::name, Function.identity()));

  /// The records that implement a sealed interface, directly or indirectly.
  public static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(ActDeclaration::leaves).distinct()
        : Stream.of(type);
  }

  private static ActDeclaration declared(Class<?> act) {
    var type = act.getAnnotation(ActType.class);
    if (type == null) {
      throw new IllegalStateException(act + " is not declared with ActType");
    }
    var variable = VARIABLE.matcher(type.at());
    var name = variable.find() ? variable.group(1) : "";
    var fields = ActField.of(act);
    return new ActDeclaration(
        act.asSubclass(Act.class),
        type,
        fields.stream().filter(field -> isNamed(field, name)).findFirst().orElse(null),
        fields.stream().filter(field -> !isNamed(field, name)).toList());
  }

  private static boolean isNamed(ActField field, String component) {
    return field.component().getName().equals(component);
  }

  public static ActDeclaration of(Class<? extends Act> act) {
    return Objects.requireNonNull(ALL.get(act), act::toString);
  }

  /// The declaration of the act with this written name.
  public static Optional<ActDeclaration> named(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /// The acts that the API offers.
  public static Stream<ActDeclaration> offered() {
    return ALL.values().stream().filter(act -> !act.type.at().isEmpty());
  }

  /// The name in journals and request fingerprints.
  public String name() {
    return type.name().isEmpty() ? act.getSimpleName() : type.name();
  }

  /// The fields that a request states in its body.
  public List<ActField> requested() {
    return fields.stream().filter(field -> !field.declared().supplied()).toList();
  }
}
