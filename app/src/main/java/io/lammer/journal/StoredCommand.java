package io.lammer.journal;

/// A stored command: its idempotency key, the hash of its request's body, and its answer.
public record StoredCommand(long id, String key, Hash request, String answer) {}
