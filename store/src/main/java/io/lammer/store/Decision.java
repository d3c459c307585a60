package io.lammer.store;

import static java.util.Objects.requireNonNull;

import java.util.List;

/// What a request comes to.
public sealed interface Decision {
  /// Nothing is stored; the same key may be used again.
  record Refuse(String answer) implements Decision {}

  /// Entries of one or more journals, secrets and the answer, stored together or not at all. The
  /// writer's thread calls `committed` after the commit, or `discarded` (newest first) if there was
  /// none; neither may wait for anything, and if one throws, the writer stops.
  record Append(
      List<Entry> entries,
      List<Credential> credentials,
      String answer,
      Runnable committed,
      Runnable discarded)
      implements Decision {
    public Append {
      entries = List.copyOf(entries);
      credentials = List.copyOf(credentials);
      requireNonNull(answer);
    }

    public Append(List<Entry> entries, String answer, Runnable committed, Runnable discarded) {
      this(entries, List.of(), answer, committed, discarded);
    }

    public Append(List<Entry> entries, String answer) {
      this(entries, List.of(), answer, () -> {}, () -> {});
    }
  }
}
