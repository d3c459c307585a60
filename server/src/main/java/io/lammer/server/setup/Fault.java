package io.lammer.server.setup;

/// What is wrong with a set-up, at the field of the form where it shows; an empty one is the whole.
public record Fault(String field, String code, String message) {}
