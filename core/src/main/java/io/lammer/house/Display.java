package io.lammer.house;

import io.lammer.house.ActField.Field;

/// A read-only screen for a table.
///
/// @param hash the SHA-256 of its access token
public record Display(
    @Field("display") String name, String table, @Field(supplied = true) String hash) {}
