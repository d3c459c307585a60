package io.lammer.store;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.function.Consumer;

/// What comes of a request: entries of one or more journals, secrets and the answer, stored
/// together or not at all. `committed` is called with its events after the commit, on the thread
/// that writes, or `discarded` (newest first) if there was none, on the one that decides; neither
/// may wait for anything, and if one throws, the writer stops.
///
/// @param answer what the same request is told when it is sent again
public record Append(
    List<Entry> entries,
    List<Credential> credentials,
    String answer,
    Consumer<List<StoredEvent>> committed,
    Runnable discarded) {
  public Append {
    entries = List.copyOf(entries);
    credentials = List.copyOf(credentials);
    requireNonNull(answer);
  }

  public Append(List<Entry> entries, String answer) {
    this(entries, List.of(), answer, _ -> {}, () -> {});
  }
}
