package io.lammer.web.api;

import io.lammer.house.ActDeclaration;
import io.lammer.house.ActField;
import io.lammer.house.Payee;
import io.lammer.house.Role.Right;
import io.lammer.rules.Money;
import io.lammer.rules.catalog.Catalog.Source;
import io.lammer.rules.yaml.Value;
import io.lammer.table.Setup;
import io.lammer.web.access.ActHandler;
import io.lammer.web.access.Handlers;
import io.lammer.web.access.Handlers.Handler;
import java.lang.reflect.Parameter;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ValueConstants;

/// Builds the OpenAPI document: paths, parameters and errors from the handlers, set-ups and steps
/// from the JSON schema of scripts, and the rest from `operations.yaml`.
final class OpenApi {
  private static final String SCHEMAS = "#/components/schemas/";
  private static final Map<Class<?>, String> WORDS =
      Map.ofEntries(
          Map.entry(String.class, "text"),
          Map.entry(int.class, "whole"),
          Map.entry(Integer.class, "whole"),
          Map.entry(long.class, "whole"),
          Map.entry(boolean.class, "boolean"),
          Map.entry(Money.class, "dollars"),
          Map.entry(LocalDate.class, "text"),
          Map.entry(Setup.class, "table"),
          Map.entry(Map.class, "lammers"));

  private static final Set<String> JSON =
      Set.of("string", "integer", "number", "boolean", "object", "array", "null");

  private final Handlers handlers;
  private final Map<?, ?> source = map(Value.parse("operations", text("operations.yaml")).plain());

  private OpenApi(Handlers handlers) {
    this.handlers = handlers;
  }

  static Map<String, Object> of(Handlers handlers) {
    return new OpenApi(handlers).document();
  }

  private Map<String, Object> document() {
    var paths = new LinkedHashMap<String, Map<String, Object>>();
    part("operations")
        .forEach(
            (key, words) -> {
              var method = key.toString().split(" ")[0];
              var path = key.toString().split(" ")[1];
              var handler = handlers.find(method, path).orElseThrow();
              paths
                  .computeIfAbsent(path, _ -> new LinkedHashMap<>())
                  .put(method.toLowerCase(Locale.ROOT), operation(handler, map(words)));
            });
    return object(
        "openapi", "3.1.0", "info", part("info"), "paths", paths, "components", components());
  }

  private Map<String, Object> operation(Handler handler, Map<?, ?> words) {
    var operation =
        object(
            "tags", List.of(need(words, "tag")),
            "summary", words.get("summary"),
            "description", words.get("description"),
            "parameters", parameters(handler, words));
    var body = words.containsKey("body") ? words.get("body") : body(handler);
    if (body == null) {
      operation.put("x-examples", need(words, "examples"));
    } else {
      var content = object("schema", shape(body), "examples", words.get("examples"));
      operation.put(
          "requestBody", object("required", true, "content", object("application/json", content)));
    }
    operation.put("responses", responses(handler, words));
    return operation;
  }

  /// The body as the act of the operation declares it; null if it has none.
  private static @Nullable Object body(Handler handler) {
    return ActDeclaration.offered()
        .filter(act -> handler.method().equals("POST"))
        .filter(act -> handler.path().equals(ActsApi.PREFIX + act.type().at()))
        .findFirst()
        .map(act -> body(act.requested()))
        .orElse(null);
  }

  private static Object body(List<ActField> fields) {
    var body = new LinkedHashMap<String, Object>();
    for (var field : fields) {
      var word = field.many() ? "list of " + word(field.type()) : word(field.type());
      if (field.declared().isBody()) {
        return "play";
      }
      body.put(field.name(), field.isOptional() ? "optional " + word : word);
    }
    return body;
  }

  /// The name of the shape of a value; for a record, the record's own name.
  private static String word(Class<?> type) {
    return type.isEnum() ? "text" : WORDS.getOrDefault(type, spelled(type));
  }

  private static String spelled(Class<?> record) {
    return record.getSimpleName().toLowerCase(Locale.ROOT);
  }

  private List<Map<String, Object>> parameters(Handler handler, Map<?, ?> words) {
    var parameters = new ArrayList<Map<String, Object>>();
    for (var it : handler.code().getMethod().getParameters()) {
      var query = it.getAnnotation(RequestParam.class);
      if (it.isAnnotationPresent(PathVariable.class)) {
        variable(handler, it).ifPresent(parameters::add);
      } else if (query != null) {
        var needed = query.defaultValue().equals(ValueConstants.DEFAULT_NONE);
        parameters.add(parameter(it.getName(), it.getType(), "query", needed));
      } else if (it.getType() == ApiRequest.class) {
        parameters.add(object("$ref", "#/components/parameters/Key"));
      } else if (isToken(it)) {
        parameters.add(object("$ref", "#/components/parameters/Token"));
      }
    }
    var version = version(handler, words);
    if (version != null) {
      parameters.add(object("$ref", "#/components/parameters/" + version));
    }
    return parameters;
  }

  /// The header that names the version which a command was decided on.
  private static @Nullable Object version(Handler handler, Map<?, ?> words) {
    return handler.code().getBean() instanceof ActHandler operation
            && operation.act().type().versioned()
        ? "Version"
        : words.get("version");
  }

  private static boolean isToken(Parameter it) {
    var header = it.getAnnotation(RequestHeader.class);
    return header != null && header.name().equals(HttpHeaders.AUTHORIZATION);
  }

  /// The variable of the path; empty for an act whose address has none.
  private Optional<Map<String, Object>> variable(Handler handler, Parameter it) {
    if (handler.code().getBean() instanceof ActHandler operation) {
      return Optional.ofNullable(operation.act().place())
          .map(place -> parameter(place.name(), place.type(), "path", true));
    }
    return Optional.of(parameter(it.getName(), it.getType(), "path", true));
  }

  private Map<String, Object> parameter(String name, Class<?> type, String in, boolean needed) {
    var words = map(need(part("parameters"), name));
    var whole = type == int.class || type == long.class;
    var schema = object("type", whole ? "integer" : "string");
    if (type == LocalDate.class) {
      schema.put("format", "date");
    }
    return object(
        "name",
        name,
        "in",
        in,
        "required",
        needed,
        "schema",
        schema,
        "example",
        words.get("example"),
        "description",
        words.get("description"));
  }

  private Map<String, Object> responses(Handler handler, Map<?, ?> words) {
    var command = takes(handler, ApiRequest.class);
    var answer = words.get("answer") == null && command ? "done" : words.get("answer");
    var responses = new LinkedHashMap<String, Object>();
    var done = answer == null ? "204" : "200";
    responses.put(done, object("description", said(done), "content", content(answer, words)));
    for (var status : errors(handler, words, command)) {
      var problem = object("schema", shape("problem"));
      responses.put(
          status.toString(),
          object(
              "description", said(status.toString()),
              "content", object("application/problem+json", problem)));
    }
    return responses;
  }

  private @Nullable Map<String, Object> content(@Nullable Object answer, Map<?, ?> words) {
    if (answer == null) {
      return null;
    }
    var content = object("application/json", object("schema", shape(answer)));
    if (words.get("also") instanceof List<?> also) {
      also.forEach(
          type -> content.put(type.toString(), object("schema", object("type", "string"))));
    }
    return content;
  }

  private static Set<Integer> errors(Handler handler, Map<?, ?> words, boolean command) {
    var errors = new TreeSet<>(Set.of(401));
    if (command) {
      errors.addAll(Set.of(400, 403, 404, 409, 422, 503));
    } else if (takes(handler, Value.class)) {
      errors.addAll(Set.of(400, 429));
    } else if (Stream.of(handler.code().getMethod().getParameters())
        .anyMatch(it -> it.getAnnotations().length > 0)) {
      errors.addAll(Set.of(400, 404));
    }
    if (version(handler, words) != null) {
      errors.addAll(Set.of(412, 428));
    }
    if (words.get("errors") instanceof List<?> more) {
      more.forEach(status -> errors.add(Integer.valueOf(status.toString())));
    }
    if (handler.needs() != null && handler.needs() != Right.SIGN_IN) {
      errors.add(403);
    }
    return errors;
  }

  private static boolean takes(Handler handler, Class<?> type) {
    return Stream.of(handler.code().getMethod().getParameterTypes()).anyMatch(type::equals);
  }

  private String said(String status) {
    return need(part("answers"), status).toString();
  }

  private Map<String, Object> components() {
    var script = text("script.schema.json").replace("#/$defs/", SCHEMAS);
    var schemas = new LinkedHashMap<String, Object>();
    map(map(Value.parse("script schema", script).plain()).get("$defs"))
        .forEach((name, schema) -> schemas.put(name.toString(), schema));
    schemas.put(spelled(Payee.class), shape(body(ActField.of(Payee.class))));
    part("shapes").forEach((name, shape) -> schemas.put(name.toString(), shape(shape)));
    return object("parameters", part("headers"), "schemas", schemas);
  }

  /// The JSON schema of a shape in `operations.yaml`: a map of fields, a one-element list for an
  /// array, or a type in words.
  private static Map<String, Object> shape(Object shape) {
    return switch (shape) {
      case Map<?, ?> fields -> fields(fields);
      case List<?> one -> object("type", "array", "items", shape(one.getFirst()));
      default -> words(shape.toString());
    };
  }

  private static Map<String, Object> fields(Map<?, ?> fields) {
    var properties = new LinkedHashMap<String, Object>();
    var required = new ArrayList<String>();
    fields.forEach(
        (name, shape) -> {
          var optional = shape.toString().startsWith("optional ");
          properties.put(
              name.toString(),
              optional ? words(shape.toString().substring("optional ".length())) : shape(shape));
          if (!optional) {
            required.add(name.toString());
          }
        });
    return object(
        "type",
        "object",
        "required",
        required,
        "additionalProperties",
        false,
        "properties",
        properties);
  }

  private static Map<String, Object> words(String words) {
    if (words.contains(" or ")) {
      return object("anyOf", Stream.of(words.split(" or ")).map(OpenApi::words).toList());
    }
    if (words.startsWith("list of ")) {
      return object("type", "array", "items", words(words.substring("list of ".length())));
    }
    return JSON.contains(words) ? object("type", words) : object("$ref", SCHEMAS + words);
  }

  /// A map of alternating keys and values, in order; null values are left out.
  private static Map<String, Object> object(@Nullable Object... parts) {
    var object = new LinkedHashMap<String, Object>();
    for (var i = 0; i < parts.length; i += 2) {
      var value = parts[i + 1];
      if (value != null) {
        object.put(String.valueOf(parts[i]), value);
      }
    }
    return object;
  }

  private Map<?, ?> part(String name) {
    return map(need(source, name));
  }

  private static Object need(Map<?, ?> map, String name) {
    return Objects.requireNonNull(map.get(name), name);
  }

  private static Map<?, ?> map(@Nullable Object value) {
    return (Map<?, ?>) Objects.requireNonNull(value);
  }

  private static String text(String name) {
    return Source.builtIn(OpenApi.class, "api/" + name).text();
  }
}
