package io.lammer.web.ops;

import io.lammer.journal.StoreFailed;
import io.lammer.web.page.Problem;
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

/// Gives every request an id for its response and its log lines, and refuses requests for an
/// unknown host or with a body that [BodyLimitValve] refused. It also answers when the session
/// cannot be read because the database is unreachable.
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class RequestFilter extends OncePerRequestFilter {
  private static final String HEADER = "X-Request-Id";
  private static final Pattern GOOD = Pattern.compile("[A-Za-z0-9_-]{8,64}");

  private final AllowedHosts hosts;
  private final HandlerExceptionResolver errors;

  RequestFilter(
      AllowedHosts hosts, @Qualifier("handlerExceptionResolver") HandlerExceptionResolver errors) {
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
      } else if (request.getAttribute(BodyLimitValve.REFUSED)
          instanceof BodyLimitValve.Refusal why) {
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

  /// Keeps a well-formed id that a proxy assigned.
  private static String id(@Nullable String given) {
    if (given != null && GOOD.matcher(given).matches()) {
      return given;
    }
    var random = ThreadLocalRandom.current(); // identifies requests, protects nothing
    return new UUID(random.nextLong(), random.nextLong()).toString();
  }
}
