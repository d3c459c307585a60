package io.lammer.tables.floor;

/// A screen above a table that may show it and do nothing else.
///
/// @param hash the SHA-256 of the token that opens it
public record Display(String name, String table, String hash) {}
