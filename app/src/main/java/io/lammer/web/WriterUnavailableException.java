package io.lammer.web;

import io.lammer.journal.StoreFailed;

/// A command timed out because no server of the house could write.
public final class WriterUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  WriterUnavailableException(StoreFailed last) {
    super("nothing could be written for some time: " + last.getMessage(), last);
  }
}
