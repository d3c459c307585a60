package io.lammer.house;

import org.jspecify.annotations.Nullable;

/// A patron's claim about a round, and its outcome.
///
/// @param outcome null until it is decided
public record Dispute(
    int number,
    String table,
    long round,
    String patron,
    String claim,
    Actor by,
    @Nullable String outcome) {
  Dispute decided(String how) {
    return new Dispute(number, table, round, patron, claim, by, how);
  }
}
