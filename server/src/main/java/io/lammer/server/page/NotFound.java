package io.lammer.server.page;

/// There is nothing of that name.
public final class NotFound extends RuntimeException {
  private static final long serialVersionUID = 1;

  public NotFound(String sentence) {
    super(sentence);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
