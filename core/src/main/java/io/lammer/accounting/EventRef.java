package io.lammer.accounting;

import java.time.Instant;

/// A reference to a stored event: its place, its time and who caused it.
///
/// @param number its number in its journal, starting at 1
/// @param id its number among all events of the house
public record EventRef(String journal, long number, long id, Instant at, String actor) {}
