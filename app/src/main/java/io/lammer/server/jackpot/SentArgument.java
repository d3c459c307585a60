package io.lammer.server.jackpot;

import io.lammer.server.FloorHost;
import io.lammer.server.access.People;
import io.lammer.server.page.Key;
import io.lammer.server.page.Pages;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/// Gives a handler of the desk the form that was sent, as its parameter.
@Component
record SentArgument(FloorHost host, Pages pages, People people)
    implements HandlerMethodArgumentResolver, WebMvcConfigurer {
  @Override
  public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
    resolvers.add(this);
  }

  @Override
  public boolean supportsParameter(MethodParameter parameter) {
    return parameter.getParameterType() == Sent.class;
  }

  @Override
  public Object resolveArgument(
      MethodParameter parameter,
      @Nullable ModelAndViewContainer container,
      NativeWebRequest request,
      @Nullable WebDataBinderFactory binders) {
    var form = new HashMap<String, String>();
    request.getParameterMap().forEach((name, values) -> form.put(name, values[0]));
    return new Sent(host, pages, people.asking(), request.getHeader(Key.HEADER), new Fields(form));
  }
}
