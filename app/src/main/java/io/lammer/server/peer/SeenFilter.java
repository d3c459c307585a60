package io.lammer.server.peer;

import io.lammer.server.FloorHost;
import io.lammer.server.page.Problem;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.util.WebUtils;

/// Whoever was told by one server that something is done sees it on every other: a browser carries
/// the place in the journals that its last command had reached, and a server that is behind it
/// waits before it answers.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
final class SeenFilter extends OncePerRequestFilter {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final FloorHost host;
  private final HandlerExceptionResolver errors;

  SeenFilter(
      FloorHost host, @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    this.host = host;
    this.errors = errors;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return !host.live().database().isShared();
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      var reached = host.live().await(seen(request), PATIENCE);
      if (!reached && host.live().isCurrent()) {
        forget(request, response);
        reached = true;
      }
      if (reached) {
        chain.doFilter(request, response);
        return;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    response.setHeader("Retry-After", "1");
    errors.resolveException(
        request,
        response,
        null,
        new Problem(HttpStatus.SERVICE_UNAVAILABLE, "this server is behind the others; try again"));
  }

  /// What a server that is current has not heard of in all that time is of another house, or of the
  /// same before an older copy was put in its place.
  private static void forget(HttpServletRequest request, HttpServletResponse response) {
    response.addHeader(HttpHeaders.SET_COOKIE, FloorHost.seenCookie("", request).toString());
  }

  private static long seen(HttpServletRequest request) {
    var cookie = WebUtils.getCookie(request, FloorHost.SEEN);
    return cookie != null && cookie.getValue().matches("[0-9]{1,18}")
        ? Long.parseLong(cookie.getValue())
        : 0;
  }
}
