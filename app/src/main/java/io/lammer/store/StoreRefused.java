package io.lammer.store;

/// A database, key or backup that must not be used as it is, and why, in a sentence.
public final class StoreRefused extends RuntimeException {
  public StoreRefused(String sentence) {
    super(sentence);
  }

  public StoreRefused(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
