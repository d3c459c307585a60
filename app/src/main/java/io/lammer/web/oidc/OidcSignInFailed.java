package io.lammer.web.oidc;

import org.springframework.http.HttpStatus;

/// Thrown when a sign-in at the issuer fails: the identity is not confirmed or has no role, or the
/// issuer is out of reach.
final class OidcSignInFailed extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final HttpStatus status;
  private final String reason;

  /// @param sentence shown to the person
  /// @param reason written to the journal and the log
  OidcSignInFailed(HttpStatus status, String sentence, String reason) {
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
