package io.lammer.store;

/// The last event of a journal: its number and hash. A journal without events has number 0.
public record Head(String journal, long number, Hash hash) {}
