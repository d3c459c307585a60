package io.lammer.server.access;

import io.lammer.tables.floor.Role.Right;
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

/// Every page and operation of the server, with what it takes to use it.
@Component
public final class Handlers {
  private final RequestMappingHandlerMapping mappings;

  Handlers(@Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping mappings) {
    this.mappings = mappings;
  }

  /// A page or operation.
  ///
  /// @param needs null where anybody may
  /// @param open why anybody may; empty where nobody says
  /// @param produces what it answers with; empty where that is only known afterwards
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

  /// Those of our own, by path.
  public List<Handler> all() {
    return mappings.getHandlerMethods().entrySet().stream()
        .filter(entry -> isOurs(entry.getValue()))
        .flatMap(entry -> handlers(entry.getKey(), entry.getValue()))
        .sorted(Comparator.comparing(Handler::path).thenComparing(Handler::method))
        .toList();
  }

  public Optional<Handler> find(String method, String path) {
    return all().stream().filter(handler -> handler.is(method, path)).findFirst();
  }

  static boolean isOurs(HandlerMethod method) {
    return method.getBeanType().getPackageName().startsWith("io.lammer");
  }

  private static Stream<Handler> handlers(RequestMappingInfo info, HandlerMethod code) {
    var needs = code.getMethodAnnotation(Needs.class);
    var open = code.getMethodAnnotation(Open.class);
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
                                needs == null ? null : needs.value(),
                                open == null ? "" : open.value(),
                                info.getProducesCondition().getProducibleMediaTypes(),
                                code)));
  }
}
