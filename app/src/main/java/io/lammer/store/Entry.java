package io.lammer.store;

import static java.util.Objects.requireNonNull;

import io.lammer.ledger.Transfer;
import java.time.Instant;
import java.util.List;

/// An event to be appended to a journal: when, by whom, what kind in which version, its JSON and
/// the transfers it made. Times are kept to the microsecond. A journal begins with its first entry.
public record Entry(
    String journal,
    Instant at,
    String actor,
    String kind,
    int version,
    String body,
    List<Transfer> transfers) {
  public Entry {
    requireName("journal", journal);
    requireNonNull(actor);
    requireNonNull(kind);
    requireNonNull(body);
    at = Micros.instant(Micros.of(at));
    transfers = List.copyOf(transfers);
  }

  /// Names stand on a line of their own in seals and reports.
  static void requireName(String what, String name) {
    if (name.isBlank() || name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "a " + what + " is named \"" + name + "\"; expected a line of text");
    }
  }
}
