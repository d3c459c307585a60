package io.lammer.web.api;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.lammer.web.api.ApiDocument.Operation;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What the document says of bodies and answers, as schemas to hold texts to.
record Schemas(JsonNode document) {
  static final JsonMapper JSON = new JsonMapper();

  static Schemas of(ApiDocument document) {
    return new Schemas(JSON.readTree(document.json()));
  }

  JsonNode body(Operation operation) {
    return described(operation).at("/requestBody/content/application~1json/schema");
  }

  JsonNode described(Operation operation) {
    var methods = document.get("paths").get(operation.path());
    return methods.get(operation.method().toLowerCase(Locale.ROOT));
  }

  /// The schema of an answer; missing where there is none of the type.
  JsonNode answer(Operation operation, int status, String type) {
    var response = described(operation).get("responses").get(String.valueOf(status));
    return response.path("content").path(type).path("schema");
  }

  /// What a text has against a schema.
  List<String> faults(JsonNode schema, String text) {
    ObjectNode whole = JSON.createObjectNode();
    whole.putArray("allOf").add(schema);
    whole.set("components", document.get("components"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(JSON.writeValueAsString(whole), InputFormat.JSON)
        .validate(text, InputFormat.JSON)
        .stream()
        .map(Error::toString)
        .toList();
  }

  /// The keys that an object of the schema may have.
  Set<String> keys(JsonNode schema) {
    var keys = new LinkedHashSet<String>(schema.path("properties").propertyNames());
    schema.path("anyOf").forEach(one -> keys.addAll(keys(one)));
    if (schema.has("$ref")) {
      keys.addAll(keys(document.at(schema.get("$ref").asString().substring(1))));
    }
    return keys;
  }
}
