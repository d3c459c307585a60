package io.lammer.journal;

/// The state of a journal after one of its events, in a format with its own version.
public record Snapshot(String journal, long number, int version, String body) {}
