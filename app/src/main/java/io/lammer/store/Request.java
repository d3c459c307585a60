package io.lammer.store;

import io.lammer.tables.Answer;
import java.time.Instant;
import java.util.function.Function;

/// A command on its way in. A refused one is not stored, and its key may be used again; where
/// servers share the house, a try that was asked before it was refused is refused too. `decide`
/// runs on the writer's thread, alone and in order, unless the key is already known; it must not
/// wait for anything. Keys that begin with the time (UUID version 7) stay together in their index,
/// and are stored faster than random ones.
///
/// @param asked when it was asked, by the clock of the server that was asked
public record Request(
    String key, String body, Function<Heads, Answer<Append>> decide, Instant asked) {
  /// Seals take their place among the commands under keys of this form.
  static final String SEAL = "seal/";

  /// And so do passwords and PINs that were set.
  static final String CREDENTIAL = "credential/";

  public Request(String key, String body, Function<Heads, Answer<Append>> decide) {
    this(key, body, decide, Instant.now());
  }

  public Request {
    Entry.requireName("key", key);
    if (key.startsWith(SEAL) || key.startsWith(CREDENTIAL)) {
      throw new IllegalArgumentException("the key " + key + " is kept for the store's own");
    }
  }
}
