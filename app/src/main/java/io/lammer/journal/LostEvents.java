package io.lammer.journal;

/// Events that this server has seen and the database lacks.
///
/// @param from id of the first lost event; greater than `to` if no event is lost
/// @param to id of the last lost event
/// @param what a sentence that describes the loss
public record LostEvents(long from, long to, String what) {}
