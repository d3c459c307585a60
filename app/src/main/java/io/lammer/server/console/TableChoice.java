package io.lammer.server.console;

/// A table that a dealer can choose.
///
/// @param seats how many have a wager on the layout
public record TableChoice(
    String name, String game, String status, long round, int seats, boolean training) {}
