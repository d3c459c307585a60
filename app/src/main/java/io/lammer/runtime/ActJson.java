package io.lammer.runtime;

import io.lammer.house.Act;
import io.lammer.house.ActDeclaration;
import io.lammer.house.ActField;
import io.lammer.house.ActReader;
import io.lammer.house.ActWriter;
import io.lammer.house.FloorEvent;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.rules.yaml.Value;
import io.lammer.rules.yaml.Value.Place;
import io.lammer.rules.yaml.Value.Shape;
import io.lammer.rules.yaml.Value.Shape.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/// The JSON form of an act in proposals, request fingerprints and messages between servers: its
/// written name, the key of the thing in its API address, and its fields as in an API body.
final class ActJson {
  private static final String KIND = "kind";
  private static final String EVENT = "event";

  private ActJson() {}

  static final class Writer extends ValueSerializer<Act> {
    @Override
    public void serialize(Act act, JsonGenerator json, SerializationContext context) {
      write(ActWriter.of(act), json, context);
    }

    private static void write(Object value, JsonGenerator json, SerializationContext context) {
      switch (value) {
        case Map<?, ?> fields -> {
          json.writeStartObject();
          fields.forEach(
              (name, field) -> {
                json.writeName(name.toString());
                write(field, json, context);
              });
          json.writeEndObject();
        }
        case List<?> items -> {
          json.writeStartArray();
          items.forEach(item -> write(item, json, context));
          json.writeEndArray();
        }
        case FloorEvent event -> {
          json.writeStartObject();
          json.writeStringProperty(KIND, WrittenNames.of(event).name());
          json.writeName(EVENT);
          context.writeValue(json, event);
          json.writeEndObject();
        }
        default -> context.writeValue(json, value);
      }
    }
  }

  static final class Reader<A extends Act> extends ValueDeserializer<A> {
    private final Class<A> type;

    Reader(Class<A> type) {
      this.type = type;
    }

    @Override
    public A deserialize(JsonParser json, DeserializationContext context) {
      var object = context.readTree(json);
      try {
        return type.cast(
            new ActReader(
                    object.has(ActWriter.AT) ? value(object.get(ActWriter.AT)) : null,
                    fields(object.properties().stream().filter(Reader::isField)),
                    null,
                    (field, _) -> foreign(field, object.get(field.name()), context))
                .read(
                    ActDeclaration.named(object.path(ActWriter.ACT).asString())
                        .orElseThrow(() -> Place.WRITTEN.malformed("unknown act"))));
      } catch (MalformedText | ClassCastException malformed) {
        return context.reportInputMismatch(this, "not an act: %s", malformed.getMessage());
      }
    }

    private static boolean isField(Map.Entry<String, JsonNode> property) {
      return !property.getKey().equals(ActWriter.ACT) && !property.getKey().equals(ActWriter.AT);
    }

    private static Object foreign(ActField field, JsonNode node, DeserializationContext context) {
      return FloorEvent.class.isAssignableFrom(field.type())
          ? event(field.type(), node, context)
          : context.readTreeAsValue(
              node, context.constructType(field.component().getGenericType()));
    }

    private static Object event(Class<?> type, JsonNode node, DeserializationContext context) {
      var name = node.get(KIND).asString();
      return WrittenNames.all()
          .filter(kind -> kind.name().equals(name) && type.isAssignableFrom(kind.type()))
          .findFirst()
          .<Object>map(kind -> context.readTreeAsValue(node.get(EVENT), kind.type()))
          .orElseThrow(() -> Place.WRITTEN.malformed("unknown event " + name));
    }

    private static Value fields(Stream<Map.Entry<String, JsonNode>> properties) {
      return written(
          new Shape.Entries(
              properties
                  .map(field -> new Shape.Entry(text(field.getKey()), value(field.getValue())))
                  .toList()));
    }

    private static Value value(JsonNode node) {
      return switch (node.getNodeType()) {
        case OBJECT -> fields(node.properties().stream());
        case ARRAY -> written(new Shape.Items(node.valueStream().map(Reader::value).toList()));
        case NUMBER -> written(new Shape.Scalar(Kind.NUMBER, node.asString()));
        case BOOLEAN -> written(new Shape.Scalar(Kind.FLAG, node.asString()));
        case NULL, MISSING -> written(new Shape.Scalar(Kind.NOTHING, ""));
        case STRING, BINARY, POJO -> text(node.asString());
      };
    }

    private static Value text(String text) {
      return written(new Shape.Scalar(Kind.TEXT, text));
    }

    private static Value written(Shape shape) {
      return new Value(Place.WRITTEN, shape);
    }
  }
}
