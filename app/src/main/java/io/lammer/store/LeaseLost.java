package io.lammer.store;

import java.sql.SQLException;

/// Somebody else writes now. What was on its way is stored nowhere.
final class LeaseLost extends SQLException {
  private static final long serialVersionUID = 1;

  LeaseLost(String message) {
    super(message);
  }
}
