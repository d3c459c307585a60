package io.lammer.web.desk;

import io.lammer.web.HouseService;
import io.lammer.web.access.CurrentUser;
import io.lammer.web.page.ActForm;
import io.lammer.web.page.IdempotencyHeader;
import io.lammer.web.page.Pages;
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

/// Resolves handler parameters of type `DeskForm` from the submitted form.
@Component
record DeskFormArgument(HouseService host, Pages pages, CurrentUser people)
    implements HandlerMethodArgumentResolver, WebMvcConfigurer {
  @Override
  public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
    resolvers.add(this);
  }

  @Override
  public boolean supportsParameter(MethodParameter parameter) {
    return parameter.getParameterType() == DeskForm.class;
  }

  @Override
  public Object resolveArgument(
      MethodParameter parameter,
      @Nullable ModelAndViewContainer container,
      NativeWebRequest request,
      @Nullable WebDataBinderFactory binders) {
    var form = new HashMap<String, String>();
    request.getParameterMap().forEach((name, values) -> form.put(name, values[0]));
    return new DeskForm(
        host,
        pages,
        people.asking(),
        request.getHeader(IdempotencyHeader.HEADER),
        new ActForm(form));
  }
}
