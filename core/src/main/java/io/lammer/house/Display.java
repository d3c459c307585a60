package io.lammer.house;

/// A read-only screen for a table.
///
/// @param hash the SHA-256 of its access token
public record Display(String name, String table, String hash) {}
