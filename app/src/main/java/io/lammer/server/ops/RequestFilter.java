package io.lammer.server.ops;

import io.lammer.server.page.Problem;
import io.lammer.store.StoreFailed;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerExceptionResolver;

/// Gives every request an id that its answer and its lines in the log carry, and refuses what
/// [Bodies] did not take in. Where the database cannot be asked for a session, it says so.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class RequestFilter extends OncePerRequestFilter {
  private static final String HEADER = "X-Request-Id";
  private static final Pattern GOOD = Pattern.compile("[A-Za-z0-9_-]{8,64}");

  private final Hosts hosts;
  private final HandlerExceptionResolver errors;

  RequestFilter(
      Hosts hosts, @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
    this.hosts = hosts;
    this.errors = errors;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    var id = id(request.getHeader(HEADER));
    response.setHeader(HEADER, id);
    MDC.put("request", id);
    try {
      if (!hosts.knows(request)) {
        refuse(
            request,
            response,
            HttpStatus.MISDIRECTED_REQUEST,
            "this server has another name; lammer.hosts names those that it answers to");
      } else if (request.getAttribute(Bodies.REFUSED) instanceof Bodies.Refusal why) {
        if (why.status == HttpStatus.SERVICE_UNAVAILABLE) {
          response.setHeader(HttpHeaders.RETRY_AFTER, "1");
        }
        refuse(request, response, why.status, why.sentence);
      } else {
        chain.doFilter(request, response);
      }
    } catch (InvalidParameterException wrong) {
      errors.resolveException(request, response, null, wrong);
    } catch (StoreFailed lost) {
      if (!response.isCommitted()) {
        response.resetBuffer();
      }
      errors.resolveException(request, response, null, lost);
    } finally {
      MDC.remove("request");
    }
  }

  private void refuse(
      HttpServletRequest request, HttpServletResponse response, HttpStatus status, String why) {
    response.setHeader("Connection", "close");
    errors.resolveException(request, response, null, new Problem(status, why));
  }

  /// One that a proxy gave is kept, if it is nothing but an id.
  private static String id(@Nullable String given) {
    if (given != null && GOOD.matcher(given).matches()) {
      return given;
    }
    var random = ThreadLocalRandom.current(); // it tells requests apart, and keeps no secret
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }
}
