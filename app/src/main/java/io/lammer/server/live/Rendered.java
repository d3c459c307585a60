package io.lammer.server.live;

/// A topic as it was rendered, and how much of its journals that shows.
///
/// @param turn higher than that of everything rendered before
record Rendered(String topic, String html, Seen seen, long turn) {}
