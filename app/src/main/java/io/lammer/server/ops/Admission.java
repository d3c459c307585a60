package io.lammer.server.ops;

import static io.lammer.server.page.Words.say;

import io.lammer.server.Settings;
import io.lammer.server.page.Problem;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;

/// Turns commands away that would have to wait for too long: before anything is read or decided, so
/// that being busy costs little, and whoever asked knows at once that nothing was done. Looking is
/// not held back. What waits for this server to catch up with others has not come this far.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 2)
final class Admission extends OncePerRequestFilter {
  private static final Set<String> LOOKING = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

  private final AtomicInteger underWay = new AtomicInteger();
  private final int most;
  private final Counter shed;
  private final HandlerExceptionResolver errors;

  Admission(
      Settings settings,
      MeterRegistry registry,
      @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    this.most = settings.waiting();
    this.errors = errors;
    this.shed =
        Counter.builder("lammer.commands.shed")
            .description("Commands that were not taken because too many were under way")
            .register(registry);
    Gauge.builder("lammer.commands.waiting", underWay, AtomicInteger::get)
        .description("Commands under way")
        .register(registry);
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return LOOKING.contains(request.getMethod());
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      if (underWay.incrementAndGet() > most) {
        shed.increment();
        errors.resolveException(request, response, null, new Problem.Busy(say("page.busy")));
      } else {
        chain.doFilter(request, response);
      }
    } finally {
      underWay.decrementAndGet();
    }
  }
}
