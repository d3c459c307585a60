package io.lammer.web.access;

/// The queue for checking secrets is full.
public final class TooBusyException extends RuntimeException {
  private static final long serialVersionUID = 1;
}
