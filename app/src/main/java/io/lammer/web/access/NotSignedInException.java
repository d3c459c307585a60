package io.lammer.web.access;

/// The request needs a signed-in user, and there is none.
public final class NotSignedInException extends RuntimeException {
  private static final long serialVersionUID = 1;
}
