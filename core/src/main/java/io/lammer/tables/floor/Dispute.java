package io.lammer.tables.floor;

import org.jspecify.annotations.Nullable;

/// What a patron claims about a round, and what came of it.
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
