package io.lammer.house;

import io.lammer.table.SetupField;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A field of an act, or of a record in it, declared by a record component. Its type determines how
/// it is read and written.
///
/// @param name its key in bodies, forms and messages
/// @param type the type of the value, or of one item if the value is a list
/// @param owner the component whose inlined record has the field; null if the field is not inlined
public record ActField(
    RecordComponent component,
    String name,
    Class<?> type,
    Field declared,
    @Nullable RecordComponent owner) {
  /// Declares what the component itself does not say about a field.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface Field {
    /// The key if it differs from the component's name.
    String value() default "";

    /// True if the field may be left out. A nullable component is always optional.
    boolean optional() default false;

    /// True if the fields of the component's record are written next to those of the act.
    boolean inline() default false;

    /// True if the value is the whole body of a request.
    boolean isBody() default false;

    /// True if the value comes from the server, never from a request.
    boolean supplied() default false;
  }

  /// Provides the defaults of [Field] for components without the annotation.
  private record Undeclared(@Field Object component) {}

  private static final Field PLAIN = declared(Undeclared.class.getRecordComponents()[0]);

  private static final ClassValue<List<ActField>> KNOWN =
      new ClassValue<>() {
        @Override
        protected List<ActField> computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents())
              .flatMap(
                  component ->
                      declared(component).inline()
                          ? Stream.of(component.getType().getRecordComponents())
                              .map(inner -> of(inner, component))
                          : Stream.of(of(component, null)))
              .toList();
        }
      };

  /// The fields of a record in the order of its components, with those of inlined records.
  public static List<ActField> of(Class<?> type) {
    return KNOWN.get(type);
  }

  private static ActField of(RecordComponent component, @Nullable RecordComponent owner) {
    var declared = declared(component);
    var name = declared.value().isEmpty() ? component.getName() : declared.value();
    var item =
        component.getType() == List.class
                && component.getGenericType() instanceof ParameterizedType list
            ? (Class<?>) list.getActualTypeArguments()[0]
            : component.getType();
    return new ActField(component, name, item, declared, owner);
  }

  static Field declared(RecordComponent component) {
    var declared = component.getAnnotation(Field.class);
    return declared == null ? PLAIN : declared;
  }

  /// The value of this field in a record.
  @Nullable Object value(Record whole) {
    return SetupField.value(
        owner == null ? whole : (Record) Objects.requireNonNull(SetupField.value(whole, owner)),
        component);
  }

  /// True if the value is a list.
  public boolean many() {
    return component.getType() == List.class;
  }

  public boolean isOptional() {
    return declared.optional() || isNullable();
  }

  /// True if null stands for a value that is left out.
  public boolean isNullable() {
    return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  /// True if journals and scripts have a format of their own for the value: a command, a felt or an
  /// event.
  public boolean isForeign() {
    return type.isInterface() && type != Map.class;
  }
}
