package io.lammer.server.access;

import io.lammer.tables.Refusal;

/// The person's role does not have the right.
public final class NotAllowed extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  NotAllowed(Refusal refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
