package io.lammer.journal;

import io.lammer.table.Answer;
import java.time.Instant;
import java.util.function.Function;

/// A command to decide and store. A refused command is not stored, and its key may be used again;
/// in a shared house, however, a retry that was sent before the refusal is refused, too. `decide`
/// runs alone and in order on the deciding thread, unless the key is already known; it must not
/// block. Keys that begin with the time (UUID version 7) stay together in their index and are
/// stored faster than random ones.
///
/// @param asked when the request was received, by the clock of the server that received it
public record Request(
    String key, String body, Function<HeadLookup, Answer<AppendRequest>> decide, Instant asked) {
  /// Prefix of the keys under which seals are recorded as commands.
  static final String SEAL = "seal/";

  /// Prefix of the keys under which passwords and PINs are recorded as commands.
  static final String CREDENTIAL = "credential/";

  public Request(String key, String body, Function<HeadLookup, Answer<AppendRequest>> decide) {
    this(key, body, decide, Instant.now());
  }

  public Request {
    Entry.requireName("key", key);
    if (key.startsWith(SEAL) || key.startsWith(CREDENTIAL)) {
      throw new IllegalArgumentException("the key " + key + " is kept for the store's own");
    }
  }
}
