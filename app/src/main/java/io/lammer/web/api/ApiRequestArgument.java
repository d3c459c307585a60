package io.lammer.web.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.lammer.rules.yaml.Value;
import io.lammer.web.HouseService;
import io.lammer.web.access.CurrentUser;
import io.lammer.web.page.IdempotencyHeader;
import io.lammer.web.page.Language;
import io.lammer.web.page.Problem.BadRequest;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/// Resolves handler parameters of type `ApiRequest` from the HTTP request.
@Component
record ApiRequestArgument(CurrentUser people, HouseService host)
    implements HandlerMethodArgumentResolver, WebMvcConfigurer {
  @Override
  public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
    resolvers.add(this);
  }

  @Override
  public boolean supportsParameter(MethodParameter parameter) {
    return parameter.getParameterType() == ApiRequest.class
        || parameter.getParameterType() == Value.class;
  }

  @Override
  public Object resolveArgument(
      MethodParameter parameter,
      @Nullable ModelAndViewContainer container,
      NativeWebRequest web,
      @Nullable WebDataBinderFactory binders)
      throws IOException {
    var request = web.getNativeRequest(HttpServletRequest.class);
    if (request == null) {
      throw new IllegalStateException("not a request of a servlet");
    }
    var body = JsonText.read(new String(request.getInputStream().readAllBytes(), UTF_8));
    if (parameter.getParameterType() == Value.class) {
      return body;
    }
    var actor = people.asking();
    return new ApiRequest(
        host,
        actor,
        IdempotencyHeader.of(actor, request.getHeader(IdempotencyHeader.HEADER)),
        version(request.getHeader(HttpHeaders.IF_MATCH)),
        Language.chosen(String.valueOf(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE))),
        body);
  }

  private static @Nullable Long version(@Nullable String match) {
    if (match == null) {
      return null;
    }
    var number = match.replace("\"", "").strip();
    if (!number.matches("[0-9]{1,18}")) {
      throw new BadRequest("If-Match is %s; expected a version such as \"12\"".formatted(match));
    }
    return Long.valueOf(number);
  }
}
