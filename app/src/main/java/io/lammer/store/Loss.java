package io.lammer.store;

/// What this server has seen of its house and the database does not hold.
///
/// @param from the first event that is lost, by its place among all events; more than `to` where
///   none is
/// @param to the last one
/// @param what a sentence
public record Loss(long from, long to, String what) {}
