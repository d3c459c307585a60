package io.lammer.server.page;

import io.lammer.tables.Refusal.Code;
import org.springframework.http.HttpStatus;

/// What a refusal is in HTTP.
public final class Status {
  private Status() {}

  public static HttpStatus of(Code code) {
    return switch (code) {
      case NOT_ALLOWED, SAME_PERSON, SAME_DEPARTMENT -> HttpStatus.FORBIDDEN;
      case UNKNOWN_TABLE,
          UNKNOWN_JACKPOT,
          UNKNOWN_USER,
          UNKNOWN_DISPLAY,
          UNKNOWN_ALERT,
          UNKNOWN_HIT,
          UNKNOWN_PROPOSAL,
          UNKNOWN_SLIP,
          UNKNOWN_DISPUTE ->
          HttpStatus.NOT_FOUND;
      case KEY_REUSED -> HttpStatus.CONFLICT;
      case STALE -> HttpStatus.PRECONDITION_FAILED;
      default -> HttpStatus.UNPROCESSABLE_CONTENT;
    };
  }
}
