package io.lammer.server.api;

import io.lammer.report.json.Json;
import io.lammer.server.access.Handlers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// The document that describes the API, for programs (OpenAPI) and as its reader page shows it.
@Component
public final class ApiDocument {
  /// One operation of the API.
  ///
  /// @param needs the right it takes, in words
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

  /// A request that is answered as it says.
  ///
  /// @param by who may send it on a training floor
  /// @param path where to
  /// @param body null where nothing is sent
  public record Example(String name, String by, int status, String path, @Nullable String body) {}

  private final Handlers handlers;
  private final Map<?, ?> document;

  ApiDocument(Handlers handlers) {
    this.handlers = handlers;
    this.document = OpenApi.of(handlers);
  }

  String json() {
    return Json.write(document);
  }

  /// The operations by their tag, in the order of the document.
  public Map<String, List<Operation>> operations() {
    var tags = new LinkedHashMap<String, List<Operation>>();
    map(document.get("paths"))
        .forEach(
            (path, item) ->
                map(item)
                    .forEach(
                        (method, operation) ->
                            tags.computeIfAbsent(
                                    String.valueOf(list(map(operation).get("tags")).getFirst()),
                                    _ -> new ArrayList<>())
                                .add(
                                    operation(
                                        String.valueOf(path),
                                        String.valueOf(method).toUpperCase(Locale.ROOT),
                                        map(operation)))));
    return tags;
  }

  private Operation operation(String path, String method, Map<?, ?> operation) {
    var parameters = list(operation.get("parameters")).stream().map(this::resolved).toList();
    var responses = new LinkedHashMap<String, String>();
    map(operation.get("responses"))
        .forEach(
            (status, response) ->
                responses.put(String.valueOf(status), text(resolved(response).get("description"))));
    return new Operation(
        method,
        path,
        text(operation.get("summary")),
        text(operation.get("description")),
        handlers
            .find(method, path)
            .map(handler -> handler.needs() == null ? handler.open() : handler.needs().words())
            .orElse(""),
        parameters.stream().map(ApiDocument::parameter).toList(),
        examples(path, operation, parameters),
        responses);
  }

  private static Parameter parameter(Map<?, ?> parameter) {
    return new Parameter(
        text(parameter.get("name")),
        text(parameter.get("in")),
        Boolean.TRUE.equals(parameter.get("required")),
        text(parameter.get("description")));
  }

  private static List<Example> examples(
      String path, Map<?, ?> operation, List<? extends Map<?, ?>> parameters) {
    var sent = map(map(map(operation.get("requestBody")).get("content")).get("application/json"));
    var given = sent.isEmpty() ? map(operation.get("x-examples")) : map(sent.get("examples"));
    var examples = new ArrayList<Example>();
    given.forEach(
        (name, it) -> {
          var example = map(it);
          var where = example.get("x-path");
          var body = example.get("value");
          examples.add(
              new Example(
                  text(name),
                  text(example.get("x-by")),
                  Integer.parseInt(text(example.get("x-status"))),
                  where == null ? filled(path, parameters) : text(where),
                  body == null ? null : Json.line(body)));
        });
    return examples;
  }

  private static String filled(String path, List<? extends Map<?, ?>> parameters) {
    var filled = path;
    var query = new ArrayList<String>();
    for (var parameter : parameters) {
      var example = text(parameter.get("example"));
      if (text(parameter.get("in")).equals("path")) {
        filled = filled.replace("{" + parameter.get("name") + "}", example);
      } else if (text(parameter.get("in")).equals("query")) {
        query.add(parameter.get("name") + "=" + example);
      }
    }
    return query.isEmpty() ? filled : filled + "?" + String.join("&", query);
  }

  /// A part of the document that may only point to another.
  private Map<?, ?> resolved(@Nullable Object part) {
    var found = map(part);
    if (!(found.get("$ref") instanceof String reference)) {
      return found;
    }
    Map<?, ?> at = document;
    for (var step : reference.substring(2).split("/", -1)) {
      at = map(at.get(step));
    }
    return at;
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }

  private static List<?> list(@Nullable Object value) {
    return value instanceof List<?> list ? list : List.of();
  }

  private static String text(@Nullable Object value) {
    return value == null ? "" : value.toString();
  }
}
