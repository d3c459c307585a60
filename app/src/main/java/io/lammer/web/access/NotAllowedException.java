package io.lammer.web.access;

import io.lammer.table.Refusal;

/// The user's role does not have the required right.
public final class NotAllowedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  NotAllowedException(Refusal refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }
}
