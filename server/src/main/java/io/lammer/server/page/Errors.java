package io.lammer.server.page;

import static io.lammer.server.page.Words.say;

import io.lammer.server.access.NotAllowed;
import io.lammer.server.access.NotSignedIn;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.slf4j.LoggerFactory;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/// What went wrong, as a page for a person and as problem details for a program.
@RestControllerAdvice
@Order(0)
public final class Errors {
  private final Pages pages;

  Errors(Pages pages) {
    this.pages = pages;
  }

  @ExceptionHandler
  ResponseEntity<?> notSignedIn(NotSignedIn nobody, HttpServletRequest request) {
    if (wantsPage(request)) {
      var then = URLEncoder.encode(request.getRequestURI(), StandardCharsets.UTF_8);
      return ResponseEntity.status(HttpStatus.SEE_OTHER)
          .location(URI.create("/sign-in?then=" + then))
          .build();
    }
    return problem(request, HttpStatus.UNAUTHORIZED, "not-signed-in", say("page.not-signed-in"));
  }

  @ExceptionHandler
  ResponseEntity<?> notAllowed(NotAllowed refused, HttpServletRequest request) {
    return problem(
        request,
        HttpStatus.FORBIDDEN,
        refused.refusal().code().word(),
        refused.refusal().message());
  }

  @ExceptionHandler
  ResponseEntity<?> notFound(NotFound nothing, HttpServletRequest request) {
    return problem(request, HttpStatus.NOT_FOUND, "not-found", nothing.getMessage());
  }

  @ExceptionHandler
  ResponseEntity<?> bad(BadRequest wrong, HttpServletRequest request) {
    return problem(request, HttpStatus.BAD_REQUEST, "bad-request", wrong.getMessage());
  }

  @ExceptionHandler
  ResponseEntity<?> failed(Exception failure, HttpServletRequest request) {
    if (failure instanceof ErrorResponse known) {
      var sentence = known.getBody().getDetail();
      return problem(
          request,
          known.getStatusCode(),
          known.getStatusCode().value() == 404 ? "not-found" : "bad-request",
          sentence == null ? say("page.failed") : sentence);
    }
    LoggerFactory.getLogger(Errors.class)
        .error("{} {} failed", request.getMethod(), request.getRequestURI(), failure);
    return problem(request, HttpStatus.INTERNAL_SERVER_ERROR, "failed", say("page.failed"));
  }

  private ResponseEntity<?> problem(
      HttpServletRequest request, HttpStatusCode status, String code, String sentence) {
    if (wantsPage(request)) {
      return ResponseEntity.status(status)
          .contentType(MediaType.TEXT_HTML)
          .body(
              pages.page(
                  "error",
                  say("page.error"),
                  Map.of("status", status.value(), "sentence", sentence)));
    }
    var problem = ProblemDetail.forStatusAndDetail(status, sentence);
    problem.setProperty("code", code);
    return ResponseEntity.status(status)
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(problem);
  }

  private static boolean wantsPage(HttpServletRequest request) {
    var accept = request.getHeader("Accept");
    return !request.getRequestURI().startsWith("/api/")
        && accept != null
        && accept.contains("text/html");
  }
}
