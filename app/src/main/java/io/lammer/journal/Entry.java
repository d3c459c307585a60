package io.lammer.journal;

import static java.util.Objects.requireNonNull;

import io.lammer.ledger.Transfer;
import java.time.Instant;
import java.util.List;

/// An event to append to a journal: time, actor, kind and its version, JSON body, and the transfers
/// it made. Times have microsecond precision. A journal exists from its first entry.
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

  /// Names are printed on lines of their own in seals and reports, so they must not have line
  /// breaks.
  static void requireName(String what, String name) {
    if (name.isBlank() || name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "a " + what + " is named \"" + name + "\"; expected a line of text");
    }
  }
}
