package io.lammer.server;

import io.lammer.store.StoreFailed;

/// No server of the house could write for so long that whoever asked is told.
public final class NoWriter extends RuntimeException {
  private static final long serialVersionUID = 1;

  NoWriter(StoreFailed last) {
    super("nothing could be written for some time: " + last.getMessage(), last);
  }
}
