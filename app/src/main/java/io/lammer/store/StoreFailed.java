package io.lammer.store;

/// The database did not do what it was asked: the disk is full, a file is gone, the writer stopped.
public sealed class StoreFailed extends RuntimeException permits JournalsChanged {
  public StoreFailed(String sentence) {
    super(sentence);
  }

  public StoreFailed(String sentence, Throwable cause) {
    super(sentence + ": " + cause.getMessage(), cause);
  }
}
