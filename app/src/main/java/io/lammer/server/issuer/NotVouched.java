package io.lammer.server.issuer;

import org.springframework.http.HttpStatus;

/// The issuer does not vouch for somebody, or cannot be asked.
final class NotVouched extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final HttpStatus status;
  private final String reason;

  /// @param sentence for the person
  /// @param reason for journal and log
  NotVouched(HttpStatus status, String sentence, String reason) {
    super(sentence);
    this.status = status;
    this.reason = reason;
  }

  HttpStatus status() {
    return status;
  }

  String sentence() {
    return String.valueOf(getMessage());
  }

  String reason() {
    return reason;
  }
}
