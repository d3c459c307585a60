package io.lammer.server.peer;

import io.lammer.server.FloorHost;
import io.lammer.server.access.Sessions;
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
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;

/// Whoever was told by one server that something is done sees it on every other: a browser carries
/// the place in the journals that its last command had reached, and a server that is behind it
/// waits before it answers. Only a signed-in browser with a cookie of this house is waited for, and
/// before it takes one of the places of `lammer.waiting`.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
final class SeenFilter extends OncePerRequestFilter {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final FloorHost host;
  private final Sessions sessions;
  private final HandlerExceptionResolver errors;

  SeenFilter(
      FloorHost host,
      Sessions sessions,
      @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    this.host = host;
    this.sessions = sessions;
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
    if (isUpToDate(request, response)) {
      chain.doFilter(request, response);
    } else {
      errors.resolveException(
          request, response, null, new Problem.Busy("this server is behind the others; try again"));
    }
  }

  private boolean isUpToDate(HttpServletRequest request, HttpServletResponse response) {
    var live = host.live();
    if (isProgramReading(request) && !live.isCurrent()) {
      return false;
    }
    var seen = host.seen().read(request);
    if (seen <= live.position() || !sessions.isSignedIn(request)) {
      return true;
    }
    try {
      if (live.await(seen, PATIENCE)) {
        return true;
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
    var current = live.isCurrent();
    if (current) {
      forget(request, response);
    }
    return current;
  }

  /// A person is told on the page that it may be out of date; a program reads elsewhere.
  private static boolean isProgramReading(HttpServletRequest request) {
    return request.getMethod().equals("GET") && request.getRequestURI().startsWith("/api/");
  }

  /// What a server that is current has not heard of in all that time was there before an older copy
  /// of the house was put in its place.
  private void forget(HttpServletRequest request, HttpServletResponse response) {
    response.addHeader(
        HttpHeaders.SET_COOKIE, host.seen().forgotten(request.isSecure()).toString());
  }
}
