package io.lammer.journal;

/// The last event of a journal: its number and hash. An empty journal has number 0.
public record Head(String journal, long number, Hash hash) {}
