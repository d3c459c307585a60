package io.lammer.web.console;

/// A table in the list from which dealers choose.
///
/// @param seats number of seats with a wager
public record TableChoice(
    String name, String game, String status, long round, int seats, boolean training) {}
