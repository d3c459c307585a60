package io.lammer.store;

/// What a request is told, once everything it rests on is on the disk.
public sealed interface Answer {
  /// Stored, now or (`repeated`) by an earlier request with the same key and body.
  record Accepted(String body, boolean repeated) implements Answer {}

  /// Nothing was stored.
  record Refused(String body) implements Answer {}

  /// The key belongs to an earlier request with another body. Nothing was stored.
  record KeyReused(String key) implements Answer {}
}
