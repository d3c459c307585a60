package io.lammer.web.page;

import io.lammer.render.words.RefusalText;
import io.lammer.table.Refusal;
import io.lammer.table.Refusal.Code;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.ErrorResponseException;

/// An error response with a sentence for the person.
public sealed class Problem extends ErrorResponseException {
  private static final long serialVersionUID = 1;

  public Problem(HttpStatus status, String sentence) {
    super(status, ProblemDetail.forStatusAndDetail(status, sentence), null);
  }

  /// Nothing exists under the given name.
  public static final class NotFound extends Problem {
    private static final long serialVersionUID = 1;

    public NotFound(String sentence) {
      super(HttpStatus.NOT_FOUND, sentence);
    }
  }

  /// Nothing was done, and the same request may be retried in a moment.
  public static final class Busy extends Problem {
    private static final long serialVersionUID = 1;

    public Busy(String sentence) {
      super(HttpStatus.SERVICE_UNAVAILABLE, sentence);
    }
  }

  /// The request cannot be read; the sentence says what was found and what was expected.
  public static final class BadRequest extends Problem {
    private static final long serialVersionUID = 1;

    public BadRequest(String sentence) {
      super(HttpStatus.BAD_REQUEST, sentence);
    }
  }

  /// Problem details for a program.
  ///
  /// @param refusals null if no command was decided
  public static ResponseEntity<ProblemDetail> told(
      HttpStatusCode status, String code, String sentence, @Nullable List<Refusal> refusals) {
    var problem = ProblemDetail.forStatusAndDetail(status, sentence);
    problem.setProperty("code", code);
    if (refusals != null) {
      problem.setProperty(
          "refusals", refusals.stream().map(refusal -> told(refusal, refusal.message())).toList());
    }
    return ResponseEntity.status(status)
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .body(problem);
  }

  /// A refusal for a program, with its arguments by name, and its sentence in the current language
  /// if that is not English.
  public static Map<String, Object> told(Refusal refusal, String message) {
    var arguments = new LinkedHashMap<String, Object>();
    refusal.arguments().forEach((name, value) -> arguments.put(name, value.json()));
    var told = new LinkedHashMap<String, Object>();
    told.put("code", refusal.code().word());
    told.put("message", message);
    told.put("arguments", arguments);
    if (Language.now() != Language.ENGLISH) {
      told.put("sentence", RefusalText.of(refusal));
    }
    return told;
  }

  public static HttpStatus of(Code code) {
    return switch (code) {
      case NOT_ALLOWED, SAME_PERSON, SAME_DEPARTMENT -> HttpStatus.FORBIDDEN;
      case UNKNOWN_TABLE,
          UNKNOWN_JACKPOT,
          UNKNOWN_USER,
          UNKNOWN_DISPLAY,
          UNKNOWN_DEVICE,
          UNKNOWN_ALERT,
          UNKNOWN_HIT,
          UNKNOWN_PROPOSAL,
          UNKNOWN_SLIP,
          UNKNOWN_DISPUTE ->
          HttpStatus.NOT_FOUND;
      case KEY_REUSED, OUT_OF_SEQUENCE -> HttpStatus.CONFLICT;
      case STALE -> HttpStatus.PRECONDITION_FAILED;
      default -> HttpStatus.UNPROCESSABLE_CONTENT;
    };
  }
}
