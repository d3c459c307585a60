package io.lammer.journal;

/// Thrown when the database failed: the disk is full, a file is missing, the writer has stopped.
public sealed class StoreFailed extends RuntimeException permits JournalsChanged {
  public StoreFailed(String sentence) {
    super(sentence);
  }

  public StoreFailed(String sentence, Throwable cause) {
    super(sentence + ": " + cause.getMessage(), cause);
  }
}
