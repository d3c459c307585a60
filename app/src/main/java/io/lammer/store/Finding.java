package io.lammer.store;

/// What a verification came to.
public sealed interface Finding {
  /// Everything fits; how much was looked at.
  record Sound(long journals, long events, long commands, long seals) implements Finding {}

  /// The first thing that does not fit, in a sentence.
  record Broken(String sentence) implements Finding {}
}
