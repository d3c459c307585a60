package io.lammer.web.access;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.annotation.Order;
import org.springframework.session.web.http.CookieHttpSessionIdResolver;
import org.springframework.session.web.http.DefaultCookieSerializer;
import org.springframework.session.web.http.SessionRepositoryFilter;
import org.springframework.stereotype.Component;

/// Replaces container sessions by those in the database, if several servers share the house.
@Component
@Order(SessionRepositoryFilter.DEFAULT_ORDER)
final class SharedSessionFilter implements Filter {
  private final @Nullable Filter shared;

  SharedSessionFilter(
      Sessions sessions, @Value("${server.servlet.session.cookie.name}") String cookieName) {
    this.shared = sessions instanceof DatabaseSessions kept ? filter(kept, cookieName) : null;
  }

  private static Filter filter(DatabaseSessions kept, String cookieName) {
    var cookie = new DefaultCookieSerializer();
    cookie.setCookieName(cookieName);
    cookie.setUseBase64Encoding(false);
    cookie.setSameSite("Strict");
    var ids = new CookieHttpSessionIdResolver();
    ids.setCookieSerializer(cookie);
    var filter = new SessionRepositoryFilter<>(kept);
    filter.setHttpSessionIdResolver(ids);
    return filter;
  }

  @Override
  public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    if (shared == null) {
      chain.doFilter(request, response);
    } else {
      shared.doFilter(request, response, chain);
    }
  }
}
