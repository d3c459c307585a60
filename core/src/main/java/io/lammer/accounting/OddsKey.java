package io.lammer.accounting;

/// Identifies the odds of a wager: the layout it was offered in, and the state it was made in.
///
/// @param layout the number of the event that laid the table out
/// @param state the index among [io.lammer.odds.GameOdds#states]
public record OddsKey(long layout, int state) {}
