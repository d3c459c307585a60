package io.lammer.sim;

/// A crew that cannot be had or that has left, in a sentence for whoever asked for it.
public final class CrewFailed extends RuntimeException {
  public CrewFailed(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
