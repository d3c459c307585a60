package io.lammer.web;

/// The configuration does not allow a start; the message says why in one sentence.
public final class StartRefused extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StartRefused(String sentence) {
    super(sentence);
  }
}
