package io.lammer.render.json;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes maps and lists as JSON text.
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private static final JsonMapper LINES = new JsonMapper();

  private Json() {}

  public static String line(Object value) {
    return LINES.writeValueAsString(value);
  }

  public static Object parse(String text) {
    return LINES.readValue(text, Object.class);
  }

  public static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }
}
