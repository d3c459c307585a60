package io.lammer.web.api;

import io.lammer.render.json.Json;
import io.lammer.web.access.Handlers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.DependsOn;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The API description: as OpenAPI for programs, and as a model for the HTML page.
@Component
@DependsOn("io.lammer.web.api.ActsApi")
public final class ApiDocument {
  /// One API operation.
  ///
  /// @param needs the required right in words, or why the operation is public
  public record Operation(
      String method,
      String path,
      String summary,
      String description,
      String needs,
      List<Parameter> parameters,
      List<Example> examples,
      Map<String, String> responses) {}

  public record Parameter(String name, String in, boolean required, String description) {}

  /// An example request, with the status of its response.
  ///
  /// @param by a user of the training floor who may send it
  /// @param path the path and query
  /// @param body null for a request without a body
  public record Example(String name, String by, int status, String path, @Nullable String body) {}

  private final Handlers handlers;
  private final JsonNode document;

  ApiDocument(Handlers handlers) {
    this.handlers = handlers;
    this.document = new JsonMapper().valueToTree(OpenApi.of(handlers));
  }

  String json() {
    return Json.write(document);
  }

  /// The operations by tag, in the order of the document.
  public Map<String, List<Operation>> operations() {
    var tags = new LinkedHashMap<String, List<Operation>>();
    for (var path : document.path("paths").properties()) {
      for (var method : path.getValue().properties()) {
        var operation = method.getValue();
        tags.computeIfAbsent(operation.path("tags").path(0).asString(), _ -> new ArrayList<>())
            .add(operation(path.getKey(), method.getKey().toUpperCase(Locale.ROOT), operation));
      }
    }
    return tags;
  }

  private Operation operation(String path, String method, JsonNode operation) {
    var parameters = operation.path("parameters").valueStream().map(this::resolved).toList();
    var responses = new LinkedHashMap<String, String>();
    operation
        .path("responses")
        .forEachEntry(
            (status, response) -> responses.put(status, text(resolved(response), "description")));
    return new Operation(
        method,
        path,
        text(operation, "summary"),
        text(operation, "description"),
        handlers
            .find(method, path)
            .map(handler -> handler.needs() == null ? handler.open() : handler.needs().words())
            .orElse(""),
        parameters.stream().map(ApiDocument::parameter).toList(),
        examples(path, operation, parameters),
        responses);
  }

  private static Parameter parameter(JsonNode parameter) {
    return new Parameter(
        text(parameter, "name"),
        text(parameter, "in"),
        parameter.path("required").asBoolean(false),
        text(parameter, "description"));
  }

  private static List<Example> examples(
      String path, JsonNode operation, List<JsonNode> parameters) {
    var sent = operation.path("requestBody").path("content").path("application/json");
    var given = sent.isMissingNode() ? operation.path("x-examples") : sent.path("examples");
    var examples = new ArrayList<Example>();
    given.forEachEntry(
        (name, example) ->
            examples.add(
                new Example(
                    name,
                    text(example, "x-by"),
                    example.path("x-status").asInt(),
                    example.has("x-path") ? text(example, "x-path") : filled(path, parameters),
                    example.has("value") ? Json.line(example.path("value")) : null)));
    return examples;
  }

  private static String filled(String path, List<JsonNode> parameters) {
    var filled = path;
    var query = new ArrayList<String>();
    for (var parameter : parameters) {
      var name = text(parameter, "name");
      if (text(parameter, "in").equals("path")) {
        filled = filled.replace("{" + name + "}", text(parameter, "example"));
      } else if (text(parameter, "in").equals("query")) {
        query.add(name + "=" + text(parameter, "example"));
      }
    }
    return query.isEmpty() ? filled : filled + "?" + String.join("&", query);
  }

  /// Follows a `$ref`; a part without one is returned as it is.
  private JsonNode resolved(JsonNode part) {
    return part.has("$ref") ? document.at(text(part, "$ref").substring(1)) : part;
  }

  private static String text(JsonNode part, String name) {
    return part.path(name).asString("");
  }
}
