package io.lammer.server.access;

/// Nobody is signed in, and what was asked for needs somebody.
public final class NotSignedIn extends RuntimeException {
  private static final long serialVersionUID = 1;
}
