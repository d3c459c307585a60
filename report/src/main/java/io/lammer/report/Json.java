package io.lammer.report;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes plain maps and lists as JSON text.
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private Json() {}

  public static String write(Object value) {
    return MAPPER.writeValueAsString(value);
  }
}
