package io.lammer.server;

/// The program does not start as it was told to; the message says why, in one sentence.
public final class StartRefused extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StartRefused(String sentence) {
    super(sentence);
  }
}
