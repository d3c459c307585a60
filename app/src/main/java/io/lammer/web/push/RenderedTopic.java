package io.lammer.web.push;

/// A rendered topic, with the journal positions that it shows.
///
/// @param turn sequence number over all renderings
record RenderedTopic(String topic, String html, SeenVersions seen, long turn) {}
