package io.lammer.server.access;

/// The person is in, and has first to choose a password or an authenticator of their own.
public final class Unsettled extends RuntimeException {
  private static final long serialVersionUID = 1;
}
