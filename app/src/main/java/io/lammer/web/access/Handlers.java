package io.lammer.web.access;

import io.lammer.house.Role.Right;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/// The endpoints of the server (pages and API operations) with the right that each requires.
@Component
public final class Handlers {
  private final RequestMappingHandlerMapping mappings;

  Handlers(@Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping mappings) {
    this.mappings = mappings;
  }

  /// An endpoint.
  ///
  /// @param needs the required right; null for a public endpoint
  /// @param open why the endpoint is public; empty if it is not
  /// @param produces its media types; empty if they depend on the request
  public record Handler(
      String method,
      String path,
      @Nullable Right needs,
      String open,
      Set<MediaType> produces,
      HandlerMethod code) {
    boolean is(String otherMethod, String otherPath) {
      return method.equals(otherMethod) && path.equals(otherPath);
    }
  }

  /// The program's own endpoints (without Spring's), sorted by path.
  public List<Handler> all() {
    return mappings.getHandlerMethods().entrySet().stream()
        .filter(entry -> isOurs(entry.getValue()))
        .flatMap(entry -> handlers(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparing(Handler::path).thenComparing(Handler::method))
        .toList();
  }

  /// Adds a POST endpoint for an act, unless the path has a handler of its own.
  public void add(String path, ActHandler handler, String produces, String... consumes) {
    if (find(RequestMethod.POST.name(), path).isPresent()) {
      return;
    }
    var execute =
        Stream.of(handler.getClass().getDeclaredMethods())
            .filter(method -> method.getName().equals("execute"))
            .findFirst()
            .orElseThrow();
    mappings.registerMapping(
        RequestMappingInfo.paths(path)
            .methods(RequestMethod.POST)
            .consumes(consumes)
            .produces(produces)
            .options(mappings.getBuilderConfiguration())
            .build(),
        handler,
        execute);
  }

  public Optional<Handler> find(String method, String path) {
    return all().stream().filter(handler -> handler.is(method, path)).findFirst();
  }

  static boolean isOurs(HandlerMethod method) {
    return method.getBeanType().getPackageName().startsWith("io.lammer");
  }

  /// The required right; null if the handler does not declare one.
  static @Nullable Right right(HandlerMethod method) {
    if (method.getBean() instanceof ActHandler handler) {
      return handler.act().type().value();
    }
    var declared = method.getMethodAnnotation(RequiresRight.class);
    return declared == null ? null : declared.value();
  }

  private static Stream<Handler> handlers(RequestMappingInfo info, HandlerMethod code) {
    var needs = right(code);
    var open = code.getMethodAnnotation(PublicPage.class);
    return info.getPatternValues().stream()
        .flatMap(
            path ->
                info.getMethodsCondition().getMethods().stream()
                    .map(RequestMethod::name)
                    .map(
                        method ->
                            new Handler(
                                method,
                                path,
                                needs,
                                open == null ? "" : open.value(),
                                info.getProducesCondition().getProducibleMediaTypes(),
                                code)));
  }
}
