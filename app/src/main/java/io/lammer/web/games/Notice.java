package io.lammer.web.games;

/// A notice at the top of a table's console.
///
/// @param style CSS class: `state` for the status of the table, shown over the felt; `bad`, `warn`
///   or `good` for others, shown beside it
public record Notice(String style, String words) {}
