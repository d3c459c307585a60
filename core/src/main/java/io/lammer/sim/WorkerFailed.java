package io.lammer.sim;

/// Thrown if the workers cannot be started or are lost; the message is for the user.
public final class WorkerFailed extends RuntimeException {
  public WorkerFailed(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
