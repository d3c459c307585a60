package io.lammer.rules;

import java.io.Serializable;

/// One of two hands that are compared by their totals.
public interface Hand extends Serializable {
  int total();
}
