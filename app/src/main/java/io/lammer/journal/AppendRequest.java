package io.lammer.journal;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.function.Consumer;

/// The result of an accepted request: entries of one or more journals, credentials and the answer,
/// stored together or not at all. `committed` is called with the stored events after the commit, on
/// the writing thread; if nothing was committed, `discarded` is called on the deciding thread,
/// newest request first. Neither may block. If one throws, the writer stops.
///
/// @param answer also returned to a retry of the request
public record AppendRequest(
    List<Entry> entries,
    List<Credential> credentials,
    String answer,
    Consumer<List<StoredEvent>> committed,
    Runnable discarded) {
  public AppendRequest {
    entries = List.copyOf(entries);
    credentials = List.copyOf(credentials);
    requireNonNull(answer);
  }

  public AppendRequest(List<Entry> entries, String answer) {
    this(entries, List.of(), answer, _ -> {}, () -> {});
  }
}
