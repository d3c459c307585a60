package io.lammer.server.access;

/// So many secrets are being checked that another one would have to wait for too long.
public final class TooBusy extends RuntimeException {
  private static final long serialVersionUID = 1;
}
