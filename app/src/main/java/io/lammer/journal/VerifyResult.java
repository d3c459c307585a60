package io.lammer.journal;

/// The result of a verification.
public sealed interface VerifyResult {
  /// Everything is intact; holds how much was checked.
  record Sound(long journals, long events, long commands, long seals) implements VerifyResult {}

  /// The first fault found, as a sentence.
  record Broken(String sentence) implements VerifyResult {}
}
