package io.lammer.server.page;

/// The request cannot be understood; the message says what was found and what was expected.
public final class BadRequest extends RuntimeException {
  private static final long serialVersionUID = 1;

  public BadRequest(String sentence) {
    super(sentence);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
