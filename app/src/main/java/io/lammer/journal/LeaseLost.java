package io.lammer.journal;

import java.sql.SQLException;

/// Thrown when another process has become the writer. Uncommitted work was not stored.
final class LeaseLost extends SQLException {
  private static final long serialVersionUID = 1;

  LeaseLost(String message) {
    super(message);
  }
}
