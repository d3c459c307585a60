package io.lammer.journal;

/// Thrown when a database, key or backup must not be used as it is; the message says why.
public final class StoreRefused extends RuntimeException {
  public StoreRefused(String sentence) {
    super(sentence);
  }

  public StoreRefused(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
