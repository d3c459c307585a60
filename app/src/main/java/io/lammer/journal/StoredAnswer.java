package io.lammer.journal;

/// The stored answer to a request, once everything it depends on is on the disk.
///
/// @param repeated whether an earlier request with the same key and body stored it
public record StoredAnswer(String answer, boolean repeated) {}
