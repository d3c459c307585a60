package io.lammer.web.page;

import static io.lammer.web.page.Texts.say;

import io.lammer.journal.JournalsChanged;
import io.lammer.journal.StoreFailed;
import io.lammer.rules.yaml.MalformedText;
import io.lammer.web.HouseService;
import io.lammer.web.OutageLog;
import io.lammer.web.WriterUnavailableException;
import io.lammer.web.access.NotAllowedException;
import io.lammer.web.access.NotSignedInException;
import io.lammer.web.access.PasswordSetupRequired;
import io.lammer.web.access.TooBusyException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;
import org.springframework.beans.TypeMismatchException;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.web.csrf.CsrfException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import org.springframework.web.util.DisconnectedClientHelper;

/// Turns exceptions into a page for a person or problem details for a program.
@RestControllerAdvice
@Order(0)
public record ExceptionPages(Pages pages, HouseService host) {
  private static final String SOON = "1";

  @ExceptionHandler
  ResponseEntity<?> notSignedIn(NotSignedInException nobody, HttpServletRequest request) {
    if (wantsPage(request)) {
      var then = URLEncoder.encode(request.getRequestURI(), StandardCharsets.UTF_8);
      return Pages.goTo("/sign-in?then=" + then);
    }
    return problem(request, HttpStatus.UNAUTHORIZED, "not-signed-in", say("page.not-signed-in"));
  }

  @ExceptionHandler
  ResponseEntity<?> unsettled(PasswordSetupRequired person, HttpServletRequest request) {
    return wantsPage(request)
        ? Pages.goTo("/account")
        : problem(request, HttpStatus.FORBIDDEN, "unsettled", say("page.unsettled"));
  }

  @ExceptionHandler
  ResponseEntity<?> tooBusy(TooBusyException others, HttpServletRequest request) {
    return soon(
        problem(request, HttpStatus.TOO_MANY_REQUESTS, "too-busy", say("page.too-busy")), "2");
  }

  private static ResponseEntity<?> soon(ResponseEntity<?> answer, String seconds) {
    return ResponseEntity.status(answer.getStatusCode())
        .headers(answer.getHeaders())
        .header(HttpHeaders.RETRY_AFTER, seconds)
        .body(answer.getBody());
  }

  @ExceptionHandler
  @Nullable ResponseEntity<?> noWriter(
      WriterUnavailableException lost, HttpServletRequest request, HttpServletResponse response) {
    return unavailable(lost, "no-writer", say("page.no-writer"), request, response);
  }

  @ExceptionHandler(StoreFailed.class)
  @Nullable ResponseEntity<?> noDatabase(
      RuntimeException lost, HttpServletRequest request, HttpServletResponse response) {
    var changed = JournalsChanged.in(lost);
    return changed.isPresent()
        ? journalsChanged(changed.get(), request, response)
        : unavailable(lost, "no-database", say("page.no-database"), request, response);
  }

  /// Answers without `Retry-After`: a changed journal stays changed, so a retry cannot succeed.
  private @Nullable ResponseEntity<?> journalsChanged(
      JournalsChanged changed, HttpServletRequest request, HttpServletResponse response) {
    host.live().found(changed);
    LoggerFactory.getLogger(ExceptionPages.class)
        .error("{} {}: {}", request.getMethod(), request.getRequestURI(), changed.getMessage());
    if (response.isCommitted()) {
      return null;
    }
    return problemForAnybody(
        ResponseEntity.internalServerError(),
        HttpStatus.INTERNAL_SERVER_ERROR,
        "journals-changed",
        say("page.journals-changed"),
        request);
  }

  /// The page names no person, since sessions cannot be read without the database. A stream that
  /// already started ends, and its screen reconnects.
  private @Nullable ResponseEntity<?> unavailable(
      RuntimeException lost,
      String code,
      String sentence,
      HttpServletRequest request,
      HttpServletResponse response) {
    LoggerFactory.getLogger(ExceptionPages.class)
        .warn("{} {}: {}", request.getMethod(), request.getRequestURI(), lost.getMessage());
    if (response.isCommitted()) {
      return null;
    }
    var status = HttpStatus.SERVICE_UNAVAILABLE;
    var answer = ResponseEntity.status(status).header(HttpHeaders.RETRY_AFTER, SOON);
    return problemForAnybody(answer, status, code, sentence, request);
  }

  private ResponseEntity<?> problemForAnybody(
      ResponseEntity.BodyBuilder answer,
      HttpStatus status,
      String code,
      String sentence,
      HttpServletRequest request) {
    return wantsPage(request)
        ? answer
            .contentType(MediaType.TEXT_HTML)
            .body(pages.pageForAnybody("error", say("page.error"), values(status, sentence)))
        : answer
            .contentType(MediaType.APPLICATION_PROBLEM_JSON)
            .body(Problem.told(status, code, sentence, null).getBody());
  }

  @ExceptionHandler
  ResponseEntity<?> notAllowed(NotAllowedException refused, HttpServletRequest request) {
    return problem(
        request,
        HttpStatus.FORBIDDEN,
        refused.refusal().code().word(),
        refused.refusal().sentence());
  }

  @ExceptionHandler
  ResponseEntity<?> malformed(MalformedText wrong, HttpServletRequest request) {
    return problem(
        request, HttpStatus.BAD_REQUEST, "bad-request", String.valueOf(wrong.getMessage()));
  }

  /// Also covers form fields that the container cannot read: not in UTF-8, wrongly encoded, or too
  /// many.
  @ExceptionHandler({
    TypeMismatchException.class,
    HttpMessageNotReadableException.class,
    InvalidParameterException.class
  })
  ResponseEntity<?> unreadable(Exception wrong, HttpServletRequest request) {
    return problem(request, HttpStatus.BAD_REQUEST, "bad-request", say("page.unreadable"));
  }

  /// The CSRF token is missing or belongs to another session.
  @ExceptionHandler
  ResponseEntity<?> forged(AccessDeniedException refused, HttpServletRequest request) {
    return refused instanceof CsrfException
        ? problem(request, HttpStatus.FORBIDDEN, "csrf", say("page.too-old"))
        : problem(request, HttpStatus.FORBIDDEN, "not-allowed", say("page.not-allowed"));
  }

  @ExceptionHandler
  @Nullable ResponseEntity<?> failed(
      Exception failure, HttpServletRequest request, HttpServletResponse response) {
    // First, because a lost connection to the database can look like a disconnected client.
    var outage = OutageLog.in(failure).orElse(null);
    if (outage != null) {
      return outage instanceof WriterUnavailableException lost
          ? noWriter(lost, request, response)
          : noDatabase(outage, request, response);
    }
    if (DisconnectedClientHelper.isClientDisconnectedException(failure)) {
      return null; // the client is gone
    }
    if (failure instanceof ErrorResponse known) {
      var status = known.getStatusCode();
      var sentence = known.getBody().getDetail();
      var answer =
          problem(
              request,
              status,
              code(status),
              failure instanceof NoResourceFoundException
                  ? say("page.not-here")
                  : sentence == null ? say("page.failed") : sentence);
      return failure instanceof Problem.Busy ? soon(answer, SOON) : answer;
    }
    LoggerFactory.getLogger(ExceptionPages.class)
        .error("{} {} failed", request.getMethod(), request.getRequestURI(), failure);
    if (response.isCommitted()) {
      return null;
    }
    return problem(request, HttpStatus.INTERNAL_SERVER_ERROR, "failed", say("page.failed"));
  }

  private static String code(HttpStatusCode status) {
    var known = HttpStatus.resolve(status.value());
    return known == null ? "bad-request" : known.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private ResponseEntity<?> problem(
      HttpServletRequest request, HttpStatusCode status, String code, String sentence) {
    if (wantsPage(request)) {
      return ResponseEntity.status(status)
          .contentType(MediaType.TEXT_HTML)
          .body(pages.page("error", say("page.error"), values(status, sentence)));
    }
    return Problem.told(status, code, sentence, null);
  }

  private static Map<String, Object> values(HttpStatusCode status, String sentence) {
    return Map.of("status", status.value(), "sentence", sentence);
  }

  private static boolean wantsPage(HttpServletRequest request) {
    var accept = request.getHeader("Accept");
    var path = request.getRequestURI();
    return (!path.startsWith("/api/") || path.equals("/api/docs"))
        && accept != null
        && accept.contains("text/html");
  }
}
