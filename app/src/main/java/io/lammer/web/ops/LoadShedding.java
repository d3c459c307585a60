package io.lammer.web.ops;

import static io.lammer.web.page.Texts.say;

import io.lammer.web.Settings;
import io.lammer.web.page.Problem;
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

/// Load shedding: turns a command away as busy when too many are already in progress. The filter
/// runs before anything is read or decided, so a rejection is cheap and the client knows that
/// nothing was done. Reads are never turned away. Commands that wait in `ReadYourWritesFilter` for
/// this server to catch up are not counted yet.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 2)
final class LoadShedding extends OncePerRequestFilter {
  private static final Set<String> LOOKING = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

  private final AtomicInteger underWay = new AtomicInteger();
  private final int most;
  private final Counter shed;
  private final HandlerExceptionResolver errors;

  LoadShedding(
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
