package io.lammer.runtime;

import io.lammer.table.Setup;
import io.lammer.table.SetupField;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/// The JSON form of a set-up in a journal: one object with a field for each key, named after the
/// component that declares it.
final class SetupJson {
  private SetupJson() {}

  static final class Writer extends ValueSerializer<Setup> {
    @Override
    public void serialize(Setup setup, JsonGenerator json, SerializationContext context) {
      json.writeStartObject();
      for (var field : SetupField.of(Setup.class)) {
        var value = field.value(setup);
        if (value != null) {
          json.writeName(name(field));
          context.writeValue(json, value);
        }
      }
      json.writeEndObject();
    }
  }

  static final class Reader extends ValueDeserializer<Setup> {
    @Override
    public Setup deserialize(JsonParser json, DeserializationContext context) {
      var object = context.readTree(json);
      var known =
          SetupField.of(Setup.class).stream().map(SetupJson::name).collect(Collectors.toSet());
      object
          .propertyNames()
          .forEach(
              name -> {
                if (!known.contains(name)) {
                  context.reportInputMismatch(this, "a set-up has no field %s", name);
                }
              });
      return SetupField.make(Setup.class, field -> value(field, object, context));
    }

    private static @Nullable Object value(
        SetupField field, JsonNode object, DeserializationContext context) {
      var value = object.get(name(field));
      return value == null
          ? null
          : context.readTreeAsValue(
              value, context.constructType(field.component().getGenericType()));
    }
  }

  private static String name(SetupField field) {
    return field.component().getName();
  }
}
