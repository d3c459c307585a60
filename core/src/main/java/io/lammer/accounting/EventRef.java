package io.lammer.accounting;

import java.time.Instant;

/// A reference to a stored event: its place, its time and who caused it.
///
/// @param number in its journal, from 1
/// @param id among all events of the house
public record EventRef(String journal, long number, long id, Instant at, String actor) {}
