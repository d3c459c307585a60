package io.lammer.web.cluster;

import io.lammer.web.HouseService;
import io.lammer.web.access.Sessions;
import io.lammer.web.page.Problem;
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

/// Lets a browser read its own writes on every server of the house: a cookie carries the journal
/// position that its last command reached, and a server that is behind it waits before it answers.
/// The filter waits only for signed-in browsers with a cookie of this house, and does so before the
/// request counts toward `lammer.waiting`.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
final class ReadYourWritesFilter extends OncePerRequestFilter {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final HouseService host;
  private final Sessions sessions;
  private final HandlerExceptionResolver errors;

  ReadYourWritesFilter(
      HouseService host,
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

  /// The page tells a person that it may be out of date; a program should read from another server.
  private static boolean isProgramReading(HttpServletRequest request) {
    return request.getMethod().equals("GET") && request.getRequestURI().startsWith("/api/");
  }

  /// Deletes the cookie: if a current server has not reached its position after `PATIENCE`, the
  /// cookie is from before an older copy of the house was restored.
  private void forget(HttpServletRequest request, HttpServletResponse response) {
    response.addHeader(
        HttpHeaders.SET_COOKIE, host.seen().forgotten(request.isSecure()).toString());
  }
}
