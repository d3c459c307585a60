package io.lammer.web.api;

import io.lammer.rules.yaml.Value;
import io.lammer.rules.yaml.Value.Place;
import io.lammer.rules.yaml.Value.Shape;
import io.lammer.rules.yaml.Value.Shape.Kind;
import io.lammer.web.page.Problem.BadRequest;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/// Parses a JSON request body into values that know their line and column.
final class JsonText {
  private static final JsonFactory JSON = new JsonFactory();
  private static final String FILE = "request";

  private final JsonParser parser;

  private JsonText(JsonParser parser) {
    this.parser = parser;
  }

  /// Parses the text. An empty text counts as `{}`.
  static Value read(String text) {
    try (var parser = JSON.createParser(ObjectReadContext.empty(), text.isBlank() ? "{}" : text)) {
      var reader = new JsonText(parser);
      parser.nextToken();
      var value = reader.value();
      if (parser.nextToken() != null) {
        throw wrong(parser.currentTokenLocation(), "something follows the end");
      }
      return value;
    } catch (JacksonException wrong) {
      throw wrong(wrong.getLocation(), String.valueOf(wrong.getOriginalMessage()));
    }
  }

  private static BadRequest wrong(@Nullable TokenStreamLocation place, String what) {
    return new BadRequest(
        "%s:%d:%d: not valid JSON: %s"
            .formatted(
                FILE,
                place == null ? 1 : place.getLineNr(),
                place == null ? 1 : place.getColumnNr(),
                what));
  }

  private Place place() {
    var location = parser.currentTokenLocation();
    return new Place(FILE, location.getLineNr(), location.getColumnNr());
  }

  /// Reads a value; the parser is at its first token.
  private Value value() {
    var place = place();
    return new Value(
        place,
        switch (parser.currentToken()) {
          case START_OBJECT -> entries();
          case START_ARRAY -> items();
          case VALUE_NULL -> scalar(Kind.NOTHING);
          case VALUE_TRUE, VALUE_FALSE -> scalar(Kind.FLAG);
          case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> scalar(Kind.NUMBER);
          default -> scalar(Kind.TEXT);
        });
  }

  private Shape scalar(Kind kind) {
    return new Shape.Scalar(kind, parser.getString());
  }

  private Shape items() {
    var items = new ArrayList<Value>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value());
    }
    return new Shape.Items(items);
  }

  private Shape entries() {
    var entries = new ArrayList<Shape.Entry>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      var key = new Value(place(), scalar(Kind.TEXT));
      parser.nextToken();
      entries.add(new Shape.Entry(key, value()));
    }
    return new Shape.Entries(entries);
  }
}
