package io.lammer.server.live;

/// A topic as it was rendered, and how much of its journals that shows.
record Rendered(String topic, String html, Seen seen) {}
