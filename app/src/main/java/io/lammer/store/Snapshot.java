package io.lammer.store;

/// The state of a journal after one of its events, in a form that has a version of its own.
public record Snapshot(String journal, long number, int version, String body) {}
