package io.lammer.store;

/// Where a request's answer lies, once everything it rests on is on the disk.
///
/// @param repeated stored by an earlier request with the same key and body
public record Stored(String answer, boolean repeated) {}
